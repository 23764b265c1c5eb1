import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Client, createClient } from "../../../src/api/client.ts";
import { type Fault, faultOf, PortalError } from "../../../src/api/fault.ts";
import { readChangedAmounts } from "../../../src/api/payments.ts";
import { REASONS } from "../../../src/api/schemas/failure.ts";
import { chargeOf, writeLine } from "../../../src/charges/lines.ts";
import { compoundItem } from "../../unit/charges/samples.ts";
import { type Border, openBorder } from "./border.ts";

/** Each cause of a failed call, and the fault that the citizen sees. */

let border: Border;
let client: Client;
let answer: () => Response;

const app = new Hono().all("/*", () => answer());

beforeAll(async () => {
  border = await openBorder(app);
  client = createClient(border.portal);
});

afterAll(() => border.close());

beforeEach(() => {
  // A device with a network.
  vi.stubGlobal("navigator", { onLine: true });
  return () => vi.unstubAllGlobals();
});

async function faultFrom(call: Promise<unknown>): Promise<Fault> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PortalError);
  return faultOf(error);
}

function faultOn(
  status: ContentfulStatusCode,
  body: object | string,
  headers: Record<string, string> = {},
): Promise<Fault> {
  answer = () =>
    typeof body === "string"
      ? new Response(body, { status, headers: { "content-type": "text/html", ...headers } })
      : Response.json(body, { status, headers });
  return faultFrom(client.post("createPayment", {}, { readChangedAmounts }));
}

const LINE = writeLine(chargeOf(compoundItem()).lineOf(compoundItem()));
const CHANGED = { error: "conflict", reason: "amount_changed", amount: "50.00" };

describe("the answer that an amount changed", () => {
  test("carries the current lines in their order and the new total", async () => {
    const fault = await faultOn(409, { ...CHANGED, services: [LINE, null] });
    expect(fault).toMatchObject({
      kind: "amount_changed",
      amount: 50_00,
      lines: [{ type: "compound", compound_no: "C2600123", amount: 50_00 }, null],
    });
  });

  test.each([
    { services: "none" },
    { services: [{ type: "license" }] },
    { services: [{ ...LINE, amount: "50.001" }] },
    { services: [LINE], amount: "a lot" },
  ])("of another shape is unreadable: %#", async (wrong) => {
    expect(await faultOn(409, { ...CHANGED, ...wrong })).toEqual({ kind: "unreadable" });
  });
});

describe("a server that cannot serve now", () => {
  test("429 says how many seconds to wait", async () => {
    const body = { error: "too_many_requests", reason: "busy" };
    expect(await faultOn(429, body, { "Retry-After": "17" })).toEqual({ kind: "busy", retryAfter: 17 });
    expect(await faultOn(429, "<h1>Too many</h1>")).toEqual({ kind: "busy" });
  });

  test("503 says how many seconds to wait, and carries the reference of our log", async () => {
    const body = { error: "service_unavailable", reason: "fpx_silent", reference: "r-1" };
    expect(await faultOn(503, body, { "Retry-After": "30" })).toEqual({
      kind: "unavailable",
      retryAfter: 30,
      reference: "r-1",
    });
  });

  test.each([500, 502, 503, 504] as const)(
    "a proxy's error page counts as unavailable: %i",
    async (status) => {
      expect(await faultOn(status, "<html>Bad Gateway</html>")).toEqual({ kind: "unavailable" });
    },
  );

  test.each(["soon", "-5", "", "Wed, 21 Oct 2026 07:28:00 GMT"])(
    "a Retry-After that is not a number of seconds is ignored: %j",
    async (header) => {
      expect(await faultOn(503, "", { "Retry-After": header })).toEqual({ kind: "unavailable" });
    },
  );

  test("503 closed means that the counter is closing", async () => {
    expect(await faultOn(503, { error: "service_unavailable", reason: "closed" })).toEqual({
      kind: "closed",
    });
  });
});

describe("a refusal", () => {
  test("404 missing means that there is no such thing", async () => {
    expect(await faultOn(404, { error: "not_found", reason: "missing" })).toEqual({ kind: "missing" });
  });

  test("a 404 without our own body proves nothing", async () => {
    expect(await faultOn(404, "<h1>404</h1>")).toEqual({ kind: "unreadable" });
    expect(await faultOn(404, { message: "no such route" })).toEqual({ kind: "unreadable" });
  });

  test("404 unknown_path is our own error with a reference, and says nothing about a record", async () => {
    const body = { error: "not_found", reason: "unknown_path", reference: "r-4" };
    expect(await faultOn(404, body)).toEqual({
      kind: "refused",
      reason: "attempt_failed_please_try_again",
      reference: "r-4",
    });
  });

  const OWN_KIND = ["amount_changed", "closed"];
  test.each(REASONS.filter((reason) => !OWN_KIND.includes(reason)))(
    "with a known reason has its own text: %s",
    async (reason) => {
      const fault = await faultOn(400, { error: "bad_request", reason, reference: "r-2" });
      expect(fault).toEqual({ kind: "refused", reason, reference: "r-2" });
    },
  );

  test.each(["Database does not exist.", "", "constructor"])(
    "'an unknown one shows attempt_failed with a reference': %j",
    async (reason) => {
      expect(await faultOn(403, { error: "forbidden", reason, reference: "r-3" })).toEqual({
        kind: "refused",
        reason: "attempt_failed_please_try_again",
        reference: "r-3",
      });
    },
  );

  test("of another shape than {error, reason} is unreadable", async () => {
    for (const body of [{}, { error: "x" }, { reason: "missing" }, { error: "x", reason: 5 }, [1], "no"])
      expect(await faultOn(400, body)).toEqual({ kind: "unreadable" });
  });
});

test("an answer that is a web page instead of JSON is unreadable", async () => {
  for (const body of ["<html>Sila log masuk ke WiFi</html>", "", "{"])
    expect(await faultOn(200, body)).toEqual({ kind: "unreadable" });
});

test("any other thrown error counts as our own error", () => {
  for (const error of [new Error("missing"), undefined, { fault: { kind: "missing" } }])
    expect(faultOf(error)).toEqual({ kind: "unreadable" });
});
