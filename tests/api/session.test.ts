import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Client, createClient } from "../../src/api/client.ts";
import { endsSession, loadSession, logIn, logOut, useSession } from "../../src/stores/session.ts";
import { type Border, openBorder } from "./border.ts";

/** Logging in over the wire: what is sent, and what the store holds after each answer. */

let border: Border;
let client: Client;
let answer: () => Response;
const calls: string[] = [];

const app = new Hono().all("/db/_session", async (context) => {
  calls.push(`${context.req.method} ${await context.req.text()}`);
  return answer();
});

const REFUSED = (status: number, reason: string, headers = {}) =>
  Response.json({ error: "refused", reason }, { status, headers });
const AMINAH = { name: "aminah@majlis.my", roles: ["finance"] };
const SESSION = { ...AMINAH, machine_id: "A10" };

beforeAll(async () => {
  border = await openBorder(app);
  client = createClient(border.portal, "same-origin");
});

afterAll(() => border.close());

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  useSession.setState({ session: undefined, error: undefined });
  calls.length = 0;
  return () => vi.unstubAllGlobals();
});

test("a log-in sends name and password, and the session holds name, roles and the online channel", async () => {
  answer = () => Response.json({ ok: true, ...AMINAH });
  expect(await logIn(client, AMINAH.name, "kata laluan")).toBe(true);
  expect(calls).toEqual([`POST ${JSON.stringify({ name: AMINAH.name, password: "kata laluan" })}`]);
  expect(useSession.getState()).toEqual({ session: SESSION, error: undefined });
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

test("the session is read by GET; a null name is nobody", async () => {
  answer = () => Response.json({ ok: true, userCtx: AMINAH, info: {} });
  await loadSession(client);
  expect(useSession.getState().session).toEqual(SESSION);
  answer = () => Response.json({ ok: true, userCtx: { name: null, roles: [] } });
  await loadSession(client);
  expect(useSession.getState().session).toBeNull();
  expect(calls).toEqual(["GET ", "GET "]);
});

test("an answer of another form logs nobody in", async () => {
  answer = () => Response.json({ ok: true, userCtx: { name: 1, roles: "_admin" } });
  await loadSession(client);
  expect(useSession.getState()).toEqual({ session: undefined, error: { kind: "unreadable" } });
});

test("who logs out and gets no answer stays shown as logged in", async () => {
  useSession.setState({ session: SESSION });
  answer = () => REFUSED(503, "attempt_failed_please_try_again");
  await logOut(client);
  expect(useSession.getState()).toMatchObject({ session: SESSION, error: { kind: "unavailable" } });
  answer = () => Response.json({ ok: true });
  await logOut(client);
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
