import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Client, createClient } from "../../../src/api/client.ts";
import { faultOf, statusOf } from "../../../src/api/fault.ts";
import { readHistory } from "../../../src/api/readHistory.ts";
import { STATUS_TOKEN, wirePayment } from "../../unit/payment/samples.ts";
import { type Border, openBorder } from "./border.ts";

/** The requests of the payment history, and how the client reads its pages. */

const EMAIL = "siti@example.my";

let border: Border;
let client: Client;
let sent: { readonly url: string; readonly payload: unknown };
let answer: () => Response;

const app = new Hono().post("/api/query", async (context) => {
  sent = await context.req.json();
  return answer();
});

beforeAll(async () => {
  border = await openBorder(app);
  client = createClient(border.portal, "same-origin");
});

afterAll(() => border.close());

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  return () => vi.unstubAllGlobals();
});

const own = (rest = {}) => wirePayment("paid", { status_token: STATUS_TOKEN, ...rest });
const page = (docs: readonly unknown[], rest = {}) => {
  answer = () => Response.json({ docs, unreadable: [], bookmark: "nil", ...rest });
};

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => [faultOf(error), statusOf(error)],
  );

describe("'finding payments at all_payments/_find'", () => {
  test("'with selector email, sort _id descending, use_index by-email-index and an optional limit' (rule 7.6)", async () => {
    page([]);
    await readHistory(client, EMAIL, undefined);
    expect(atob(sent.url)).toBe("all_payments/_find");
    expect(sent.payload).toEqual({
      selector: { email: EMAIL },
      sort: [{ _id: "desc" }],
      use_index: "by-email-index",
      limit: 100,
    });
  });

  test("each further page uses the bookmark of the page before, until the last", async () => {
    page([own()], { bookmark: "0643d5f1a2b3c4d5e6f708192a3b4c5d" });
    const { next } = await readHistory(client, EMAIL, undefined);
    page([]);
    const last = await readHistory(client, EMAIL, next ?? undefined);
    expect(sent.payload).toMatchObject({ bookmark: "0643d5f1a2b3c4d5e6f708192a3b4c5d", limit: 100 });
    expect(last.next).toBeNull();
  });
});

test("each payment comes with the token that opens its receipt, and with its amounts in sen", async () => {
  page([own()]);
  const { payments } = await readHistory(client, EMAIL, undefined);
  expect(payments).toMatchObject([
    { status: "paid", amount: 50_00, services: [{ amount: 50_00 }], status_token: STATUS_TOKEN },
  ]);
});

test("a payment that cannot be read, by the server or by the client, is counted and does not hide the others", async () => {
  const damaged = [
    own({ amount: "1.234" }),
    own({ services: [{ type: "telephone" }] }),
    wirePayment("paid"),
    null,
  ];
  page([own(), ...damaged], { unreadable: ["0643d5f1a2b3c4d5e6f708192a3b4c5d"] });
  const { payments, unreadable } = await readHistory(client, EMAIL, undefined);
  expect([payments.length, unreadable]).toEqual([1, 5]);
});

test.each([{}, { docs: [] }, { docs: {}, unreadable: [], bookmark: "nil" }, [], "no"])(
  "a page of another shape is unreadable: %j",
  async (body) => {
    answer = () => Response.json(body);
    expect(await failure(readHistory(client, EMAIL, undefined))).toEqual([{ kind: "unreadable" }, undefined]);
  },
);

test.each([
  [401, "You are not authorized to access this db.", { kind: "refused", reason: "user_error_relogin" }],
  [403, "unverified", { kind: "refused", reason: "unverified" }],
  [429, "busy", { kind: "busy" }],
  [500, "attempt_failed_please_try_again", { kind: "unavailable" }],
  [503, "attempt_failed_please_try_again", { kind: "unavailable" }],
])("'Payment history failure returns the HTTP status': %i", async (status, reason, fault) => {
  answer = () => Response.json({ error: "refused", reason }, { status });
  expect(await failure(readHistory(client, EMAIL, undefined))).toEqual([
    expect.objectContaining(fault),
    status,
  ]);
});

test("a failure without an answer has no status", async () => {
  const nobody = createClient("http://127.0.0.1:1", "same-origin");
  expect(await failure(readHistory(nobody, EMAIL, undefined))).toEqual([{ kind: "unreachable" }, undefined]);
});
