import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Client, createClient } from "../../../src/api/client.ts";
import { endsSession, loadSession, logIn, logOut, takeRecord } from "../../../src/stores/session.ts";
import { useSession } from "../../../src/stores/sessionState.ts";
import { type Border, openBorder } from "./border.ts";

/** Logging in over HTTP: the requests, and the state of the store after each answer. */

let border: Border;
let client: Client;
let answer: () => Response;
const calls: string[] = [];

/** Answers the call for the user's own record. */
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

test("a login sends name and password, and the session has name, roles and the online channel (rules 3.1, 6.7)", async () => {
  answer = () => Response.json({ ok: true, ...AMINAH });
  expect(await logIn(client, AMINAH.name, "kata laluan")).toBe(true);
  expect(calls).toEqual([`POST ${JSON.stringify({ name: AMINAH.name, password: "kata laluan" })}`]);
  expect(useSession.getState()).toEqual({ session: SESSION, error: undefined });
  await expect.poll(() => useSession.getState().session).toEqual({ ...SESSION, ...TOLD });
});

test("a wrong password logs nobody in, and shows the specification's auth_error", async () => {
  answer = () => REFUSED(401, "Name or password is incorrect.");
  expect(await logIn(client, AMINAH.name, "x")).toBe(false);
  expect(useSession.getState()).toMatchObject({
    session: undefined,
    error: { kind: "refused", reason: "auth_error" },
  });
});

test("a caller who guesses passwords learns how long to wait", async () => {
  answer = () => REFUSED(429, "attempt_failed_please_try_again", { "Retry-After": "15" });
  await logIn(client, AMINAH.name, "x");
  expect(useSession.getState().error).toEqual({ kind: "busy", retryAfter: 15 });
});

test("the session is read by GET, and after load it also has phone, full_name and ic_num; a null name means not logged in (rules 3.1, 6.3)", async () => {
  answer = () => Response.json({ ok: true, userCtx: AMINAH, info: {} });
  await loadSession(client);
  expect(useSession.getState().session).toEqual({ ...SESSION, ...TOLD });
  useSession.setState({ session: undefined });
  answer = () => NOBODY();
  await loadSession(client);
  expect(useSession.getState()).toEqual({ session: null, error: undefined });
  expect(calls).toEqual(["GET ", "GET "]);
});

test("a user whose session has ended must log in again, and the reason stays on a second check", async () => {
  useSession.setState({ session: SESSION });
  answer = () => NOBODY();
  for (let times = 0; times < 2; times++) {
    await loadSession(client);
    expect(useSession.getState()).toMatchObject({ session: null, error: { reason: "user_error_relogin" } });
  }
});

test("a user who logged out sees no message that the session has ended", () => {
  useSession.setState({ session: null });
  expect(endsSession({ kind: "refused", reason: "user_error_relogin" })).toBe(true);
  expect(useSession.getState()).toEqual({ session: null, error: undefined });
});

test("an administrator without those fields is logged in, and so is a user whose record cannot be read", async () => {
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

test("a record call that finds the session ended logs the user out here", async () => {
  answer = () => Response.json({ ok: true, userCtx: AMINAH });
  record = () => REFUSED(401, "You are not authorized to access this db.");
  await loadSession(client);
  expect(useSession.getState()).toMatchObject({ session: null, error: { reason: "user_error_relogin" } });
});

test("an answer that was requested before a login is ignored after it", async () => {
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

test("a changed profile updates the session of its own user only", () => {
  useSession.setState({ session: SESSION });
  takeRecord({ name: AMINAH.name, phone: "0198765432" });
  expect(useSession.getState().session).toEqual({ ...SESSION, phone: "0198765432" });
  takeRecord({ name: "siti@example.my", phone: "0111111111" });
  expect(useSession.getState().session?.phone).toBe("0198765432");
});

test("an answer of another shape logs nobody in", async () => {
  answer = () => Response.json({ ok: true, userCtx: { name: 1, roles: "_admin" } });
  await loadSession(client);
  expect(useSession.getState()).toEqual({ session: undefined, error: { kind: "unreadable" } });
});

test("a user whose logout gets no answer is still shown as logged in", async () => {
  useSession.setState({ session: SESSION });
  answer = () => REFUSED(503, "attempt_failed_please_try_again");
  expect(await logOut(client)).toBe(false);
  expect(useSession.getState()).toMatchObject({ session: SESSION, error: { kind: "unavailable" } });
  answer = () => Response.json({ ok: true });
  expect(await logOut(client)).toBe(true);
  expect(useSession.getState()).toEqual({ session: null, error: undefined });
  expect(calls).toEqual(["DELETE ", "DELETE "]);
});

test("any call that finds the session ended logs the user out here, but a missing role does not", () => {
  useSession.setState({ session: SESSION });
  expect(endsSession({ kind: "refused", reason: "role_missing" })).toBe(false);
  expect(useSession.getState().session).toEqual(SESSION);
  expect(endsSession({ kind: "refused", reason: "user_error_relogin" })).toBe(true);
  expect(useSession.getState()).toMatchObject({ session: null, error: { reason: "user_error_relogin" } });
});
