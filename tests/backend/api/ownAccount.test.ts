import { type Context, Hono } from "hono";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Client, createClient } from "../../../src/api/client.ts";
import { faultOf } from "../../../src/api/fault.ts";
import { readReset, requestReset, saveForgottenPassword } from "../../../src/api/resetPassword.ts";
import { readUser, updateUser } from "../../../src/api/user.ts";
import { type Border, openBorder } from "./border.ts";

/** The calls about one's own record and a forgotten password, and how the client reads the answers. */

const EMAIL = "siti@example.my";
const LINK = "065a1e2b3c4d5e000102030405060708";
const RECORD = {
  _id: `org.couchdb.user:${EMAIL}`,
  type: "user",
  name: EMAIL,
  roles: ["user"],
  full_name: "Siti binti Ali",
  ic_num: "310412120043",
  phone: "012-345 6789",
  machine_id: "A10",
  timestamp: "2026-08-03T02:00:00.000Z",
  verified_by: "email",
};

let border: Border;
let client: Client;
let answer: () => Response;
let sent: { readonly path: string; readonly body: unknown };

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

const asked = (path: string, payload?: object) => ({
  path: "/api/query",
  body: { url: Buffer.from(path).toString("base64"), ...(payload && { payload }) },
});

const faultWith = async (status: number, reason: string, call: () => Promise<unknown>) => {
  answer = () => Response.json({ error: "refused", reason }, { status });
  return call().then(
    () => undefined,
    (error: unknown) => faultOf(error),
  );
};

test("a user reads their own record, without any field that is not agreed", async () => {
  answer = () => Response.json({ ...RECORD, derived_key: "00", salt: "00" });
  expect(await readUser(client, EMAIL)).toEqual(RECORD);
  expect(sent).toEqual(asked(`/_users/org.couchdb.user:${EMAIL}`));
});

test("an administrator's record may lack all fields of a citizen", async () => {
  const { _id, type, name, verified_by } = RECORD;
  answer = () => Response.json({ _id, type, name, verified_by, roles: ["_admin"] });
  expect(await readUser(client, EMAIL)).toMatchObject({ name: EMAIL, roles: ["_admin"] });
});

test("a record of another shape is unreadable", async () => {
  answer = () => Response.json({ ...RECORD, roles: "_admin" });
  expect(faultOf(await readUser(client, EMAIL).catch((error: unknown) => error))).toEqual({
    kind: "unreadable",
  });
});

test("an update sends the changed fields and returns the new record", async () => {
  answer = () => Response.json({ ...RECORD, phone: "0198765432" });
  expect(await updateUser(client, { phone: "0198765432" })).toEqual({ ...RECORD, phone: "0198765432" });
  expect(sent).toEqual({ path: "/updateUser", body: { phone: "0198765432" } });
});

test.each([
  [409, "no_changes", "no_changes"],
  [403, "auth_error", "auth_error"],
  [401, "You are not authorized to access this db.", "user_error_relogin"],
])("an update that is refused with %i %s gives that reason", async (status, body, reason) => {
  expect(await faultWith(status, body, () => updateUser(client, {}))).toEqual({ kind: "refused", reason });
});

test("a request for a reset link names the e-mail address and the language of the e-mail", async () => {
  answer = () => Response.json({ ok: true });
  await requestReset(client, EMAIL, "zh");
  expect(sent).toEqual({
    path: "/resetPassword",
    body: { type: "reset_password", email: EMAIL, language: "zh" },
  });
});

test("a reset link names its account's address, and saves the new password", async () => {
  answer = () => Response.json({ _id: LINK, email: EMAIL });
  expect(await readReset(client, LINK)).toBe(EMAIL);
  expect(sent).toEqual(asked(`/reset_password/${LINK}`));
  answer = () => Response.json({ ok: true, id: RECORD._id });
  await saveForgottenPassword(client, LINK, "kata laluan baharu");
  expect(sent).toEqual(
    asked(`/_users/_design/backend/_update/users/${LINK}`, { password: "kata laluan baharu" }),
  );
});

test("an expired link and a used link have different faults", async () => {
  expect(await faultWith(410, "expired", () => readReset(client, LINK))).toEqual({
    kind: "refused",
    reason: "expired",
  });
  expect(await faultWith(404, "missing", () => readReset(client, LINK))).toEqual({ kind: "missing" });
});
