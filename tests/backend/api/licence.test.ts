import { type Context, Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Client, createClient } from "../../../src/api/client.ts";
import { faultOf } from "../../../src/api/fault.ts";
import { readLicence } from "../../../src/api/readLicence.ts";
import { LICENCES } from "../../../src/screens/stories/recordedLicences.ts";
import { type Border, openBorder } from "./border.ts";

/** The calls that open a digital licence. A browser logs each 404 in its console, so the usual case has none. */

const PATH = "/digital_license/R1300001-2027";
const ASKED = { key: { number: "R1300001", year: 2027 }, council: "mps", token: undefined } as const;

let border: Border;
let client: Client;
let isWritten: boolean;
let mayBeWritten: boolean;
let calls: string[];

/** Answers as the back end does: PUT writes and answers, POST answers only what was written. */
const app = new Hono().on(["POST", "PUT"], "/api/query", async (context: Context) => {
  const { url, payload } = await context.req.json();
  if (context.req.method === "PUT" && mayBeWritten) isWritten = true;
  const status = isWritten ? 200 : 404;
  calls.push(`${context.req.method} ${Buffer.from(url, "base64")} ${payload.council} ${status}`);
  return isWritten
    ? context.json(LICENCES[0])
    : context.json({ error: "not_found", reason: "missing" }, status);
});

beforeAll(async () => {
  vi.stubGlobal("navigator", { onLine: true });
  border = await openBorder(app);
  client = createClient(border.portal);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await border.close();
});

beforeEach(() => {
  isWritten = false;
  mayBeWritten = true;
  calls = [];
});

test("'PUT to the same proxy path | digital licence | writes the digital licence': opening it the first time causes no 404", async () => {
  expect((await readLicence(client, ASKED)).council).toBe(LICENCES[0]?.council);
  expect(calls).toEqual([`PUT ${PATH} mps 200`]);
});

test("'reading /digital_license/{license_no}-{year}': a licence that this browser has shown before is read, not written", async () => {
  isWritten = true;
  await readLicence(client, { ...ASKED, wasShown: true });
  expect(calls).toEqual([`POST ${PATH} mps 200`]);
});

test("a licence that was shown before and is gone is written again", async () => {
  await readLicence(client, { ...ASKED, wasShown: true });
  expect(calls).toEqual([`POST ${PATH} mps 404`, `PUT ${PATH} mps 200`]);
});

test("a licence that the caller may not see is missing, and is requested once", async () => {
  mayBeWritten = false;
  const fault = faultOf(await readLicence(client, ASKED).catch((error: unknown) => error));
  expect(fault).toEqual({ kind: "missing" });
  expect(calls).toEqual([`PUT ${PATH} mps 404`]);
});
