import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Client, createClient } from "../../../src/api/client.ts";
import { endsSession, loadSession, logIn, logOut, takeRecord } from "../../../src/stores/session.ts";
import { useSession } from "../../../src/stores/sessionState.ts";
import { type Border, openBorder } from "./border.ts";

/** Logging in over the wire: what is sent, and what the store holds after each answer. */

let border: Border;
let client: Client;
let answer: () => Response;
const calls: string[] = [];

/** Of the user's own record. */
let record: () => Response;

const app = new Hono()
  .all("/db/_session", async (context) => {
    calls.push(`${context.req.method} ${await context.req.text()}`);
    return answer();
  })
  .post("/api/query", async (context) => {
    const { url }: { url: string } = await context.req.json();
    return atob(url) === `/_users/${RECORD._id}` ? record() : REFUSED(403, "invalid_request");
  });

const REFUSED = (status: number, reason: string, headers = {}) =>
  Response.json({ error: "refused", reason }, { status, headers });
const NOBODY = () => Response.json({ ok: true, userCtx: { name: null, roles: [] } });
const AMINAH = { name: "aminah@majlis.my", roles: ["finance"] };
const SESSION = { ...AMINAH, machine_id: "A10" };
const TOLD = { full_name: "AMINAH BINTI OMAR", ic_num: "900101125678", phone: "0123456789" };
const RECORD = { _id: `org.couchdb.user:${AMINAH.name}`, type: "user", verified_by: "email", ...AMINAH };

beforeAll(async () => {
  border = await openBorder(app);
  client = createClient(border.portal, "same-origin");
});

afterAll(() => border.close());

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  useSession.setState({ session: undefined, error: undefined });
  record = () => Response.json({ ...RECORD, ...TOLD });
  calls.length = 0;
  return () => vi.unstubAllGlobals();
});

test("a log-in sends name and password, and the session holds name, roles and the online channel (rules 3.1, 6.7)", async () => {
  answer = () => Response.json({ ok: true, ...AMINAH });
  expect(await logIn(client, AMINAH.name, "kata laluan")).toBe(true);
  expect(calls).toEqual([`POST ${JSON.stringify({ name: AMINAH.name, password: "kata laluan" })}`]);
  expect(useSession.getState()).toEqual({ session: SESSION, error: undefined });
  await expect.poll(() => useSession.getState().session).toEqual({ ...SESSION, ...TOLD });
});

test("a wrong password leaves who was logged in, and is the specification's auth_error", async () => {
  answer = () => REFUSED(401, "Name or password is incorrect.");
  expect(await logIn(client, AMINAH.name, "x")).toBe(false);
  expect(useSession.getState()).toMatchObject({
    session: undefined,
    error: { kind: "refused", reason: "auth_error" },
  });
});

test("who guesses is told how long to wait", async () => {
  answer = () => REFUSED(429, "attempt_failed_please_try_again", { "Retry-After": "15" });
  await logIn(client, AMINAH.name, "x");
  expect(useSession.getState().error).toEqual({ kind: "busy", retryAfter: 15 });
});

test("the session is read by GET, and after load it also has phone, full_name and ic_num; a null name is nobody (rules 3.1, 6.3)", async () => {
  answer = () => Response.json({ ok: true, userCtx: AMINAH, info: {} });
  await loadSession(client);
  expect(useSession.getState().session).toEqual({ ...SESSION, ...TOLD });
  useSession.setState({ session: undefined });
  answer = () => NOBODY();
  await loadSession(client);
  expect(useSession.getState()).toEqual({ session: null, error: undefined });
  expect(calls).toEqual(["GET ", "GET "]);
});

test("who was logged in and is found to be nobody has to log in again; why is still said when it is asked once more", async () => {
  useSession.setState({ session: SESSION });
  answer = () => NOBODY();
  for (let times = 0; times < 2; times++) {
    await loadSession(client);
    expect(useSession.getState()).toMatchObject({ session: null, error: { reason: "user_error_relogin" } });
  }
});

test("who logged out is not told that the session has ended", () => {
  useSession.setState({ session: null });
  expect(endsSession({ kind: "refused", reason: "user_error_relogin" })).toBe(true);
  expect(useSession.getState()).toEqual({ session: null, error: undefined });
});

test("an administrator without those fields is logged in, and so is one whose record cannot be read", async () => {
  answer = () => Response.json({ ok: true, userCtx: AMINAH });
  for (const given of [Response.json(RECORD), REFUSED(503, "unavailable"), REFUSED(403, "role_missing")]) {
    record = () => given;
    await loadSession(client);
    expect(useSession.getState()).toMatchObject({ session: SESSION, error: undefined });
    expect(useSession.getState().session?.full_name).toBeUndefined();
  }
});

test("a user of another channel keeps its machine_id (rule 6.7)", async () => {
  answer = () => Response.json({ ok: true, userCtx: AMINAH });
  record = () => Response.json({ ...RECORD, machine_id: "B07" });
  await loadSession(client);
  expect(useSession.getState().session?.machine_id).toBe("B07");
});

test("a record that finds the session ended ends it here", async () => {
  answer = () => Response.json({ ok: true, userCtx: AMINAH });
  record = () => REFUSED(401, "You are not authorized to access this db.");
  await loadSession(client);
  expect(useSession.getState()).toMatchObject({ session: null, error: { reason: "user_error_relogin" } });
});

test("an answer from before a log-in says nothing any more", async () => {
  let say: (answer: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    say = resolve;
  });
  const slow = new Hono()
    .get("/db/_session", () => late)
    .post("/db/_session", () => Response.json({ ok: true, ...AMINAH }))
    .post("/api/query", () => Response.json(RECORD));
  const other = await openBorder(slow);
  const loading = loadSession(createClient(other.portal, "same-origin"));
  await logIn(createClient(other.portal, "same-origin"), AMINAH.name, "kata laluan");
  say(NOBODY());
  await loading;
  expect(useSession.getState().session).toMatchObject(SESSION);
  await other.close();
});

test("what a profile was changed to is taken for who is logged in, and for nobody else", () => {
  useSession.setState({ session: SESSION });
  takeRecord({ name: AMINAH.name, phone: "0198765432" });
  expect(useSession.getState().session).toEqual({ ...SESSION, phone: "0198765432" });
  takeRecord({ name: "siti@example.my", phone: "0111111111" });
  expect(useSession.getState().session?.phone).toBe("0198765432");
});

test("an answer of another form logs nobody in", async () => {
  answer = () => Response.json({ ok: true, userCtx: { name: 1, roles: "_admin" } });
  await loadSession(client);
  expect(useSession.getState()).toEqual({ session: undefined, error: { kind: "unreadable" } });
});

test("who logs out and gets no answer stays shown as logged in", async () => {
  useSession.setState({ session: SESSION });
  answer = () => REFUSED(503, "attempt_failed_please_try_again");
  expect(await logOut(client)).toBe(false);
  expect(useSession.getState()).toMatchObject({ session: SESSION, error: { kind: "unavailable" } });
  answer = () => Response.json({ ok: true });
  expect(await logOut(client)).toBe(true);
  expect(useSession.getState()).toEqual({ session: null, error: undefined });
  expect(calls).toEqual(["DELETE ", "DELETE "]);
});

test("a call that finds the session ended ends it here too; a missing role does not", () => {
  useSession.setState({ session: SESSION });
  expect(endsSession({ kind: "refused", reason: "role_missing" })).toBe(false);
  expect(useSession.getState().session).toEqual(SESSION);
  expect(endsSession({ kind: "refused", reason: "user_error_relogin" })).toBe(true);
  expect(useSession.getState()).toMatchObject({ session: null, error: { reason: "user_error_relogin" } });
});
