import { type Context, Hono } from "hono";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Client, createClient } from "../../../src/api/client.ts";
import { faultOf } from "../../../src/api/fault.ts";
import { register } from "../../../src/api/register.ts";
import { confirmVerification, requestVerification } from "../../../src/api/verification.ts";
import { type Border, openBorder } from "./border.ts";

/** The calls of registration and verification, and how the client reads the answers. */

const WHO = { name: "siti@example.my", password: "kata laluan" };
const USER = { ...WHO, full_name: "Siti binti Ali", ic_num: "310412120044", phone: "012-345 6789" };

let border: Border;
let client: Client;
let answer: () => Response;
let sent: { readonly path: string; readonly body: Readonly<Record<string, unknown>> };

const app = new Hono().post("/*", async (context: Context) => {
  sent = { path: context.req.path, body: await context.req.json() };
  return answer();
});

beforeAll(async () => {
  vi.stubGlobal("navigator", { onLine: true });
  border = await openBorder(app);
  client = createClient(border.portal, "same-origin");
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await border.close();
});

const faultAt = (status: number, reason: string, call: () => Promise<void>) => {
  answer = () => Response.json({ error: "refused", reason }, { status });
  return call().then(
    () => undefined,
    (error: unknown) => faultOf(error),
  );
};

const CALLS = [
  ["registering", () => register(client, USER)],
  ["asking for a code", () => requestVerification(client, WHO, { channel: "sms", language: "zh" })],
  ["confirming it", () => confirmVerification(client, WHO, "012345")],
] as const;

test("'creating ... a user at /_users/_design/backend/_update/users', 'New registrations get the role user' (rule 7.5)", async () => {
  answer = () => Response.json({ ok: true, id: `org.couchdb.user:${WHO.name}` });
  await register(client, USER);
  expect(sent).toEqual({
    path: "/api/query",
    body: {
      url: Buffer.from("/_users/_design/backend/_update/users").toString("base64"),
      payload: {
        ...USER,
        machine_id: "A10",
        roles: ["user"],
        type: "user",
        timestamp: expect.stringMatching(/Z$/),
      },
    },
  });
});

test("a code is requested by channel and language and then confirmed, each time with the password", async () => {
  answer = () => Response.json({ ok: true, ticket: "t" });
  await requestVerification(client, WHO, { channel: "sms", language: "zh" });
  expect(sent).toEqual({ path: "/api/verification", body: { ...WHO, channel: "sms", language: "zh" } });
  await confirmVerification(client, WHO, "012345");
  expect(sent).toEqual({ path: "/api/verification/confirm", body: { ...WHO, code: "012345" } });
});

test.each(CALLS)("an answer of another shape is no success: %s", async (_what, call) => {
  for (const wrong of [{}, { ok: false, id: "x" }, { ok: "true" }, null, []]) {
    answer = () => Response.json(wrong);
    expect(faultOf(await call().catch((error: unknown) => error))).toEqual({ kind: "unreadable" });
  }
});

test.each([
  ["error conflict", 409, { error: "conflict", reason: "Document update conflict." }],
  ["error conflict under another status", 400, { error: "conflict", reason: "Document update conflict." }],
  ["the reason of our own server", 409, { error: "conflict", reason: "email_already_exist" }],
  ["another reason with HTTP's 409", 409, { error: "x", reason: "y" }],
  ["HTTP's 409 with no body that can be read", 409, "<h1>Conflict</h1>"],
  ["a message containing 409", 500, { message: "Request failed with status code 409" }],
  ["a reason containing 409", 502, { error: "bad_gateway", reason: "users answered 409 Conflict" }],
])(
  "'Registration conflict (error conflict, or a message containing 409)': %s (rule 8.32)",
  async (_name, status, body) => {
    answer = () =>
      typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status });
    expect(faultOf(await CALLS[0][1]().catch((error: unknown) => error))).toEqual({
      kind: "refused",
      reason: "email_already_exist",
    });
  },
);

test.each([
  [400, { error: "bad_request", reason: "invalid_request" }],
  [500, { error: "internal_server_error", reason: "conflict" }],
  [503, { message: 409 }],
  [500, null],
])("a registration refused with %i %j is no conflict", async (status, body) => {
  answer = () => Response.json(body, { status });
  expect(faultOf(await CALLS[0][1]().catch((error: unknown) => error))).not.toMatchObject({
    reason: "email_already_exist",
  });
});

test.each([
  [422, "sms_not_sent", CALLS[1][1]],
  [422, "email_not_sent", CALLS[1][1]],
  [409, "no_changes", CALLS[1][1]],
  [422, "invalid_code", CALLS[2][1]],
] as const)("a refusal with %i %s keeps its reason", async (status, reason, call) => {
  expect(await faultAt(status, reason, call)).toEqual({ kind: "refused", reason });
});
