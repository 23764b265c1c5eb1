import type { Databases } from "../../../../src/server/databases/databases.ts";
import type { DocumentStore } from "../../../../src/server/databases/documentStore.ts";
import type { LogEntry } from "../../../../src/server/log.ts";
import type { Sms } from "../../../../src/server/notifications/sms.ts";
import { QUICK } from "../../accounts/accounts.ts";
import type { Accounts } from "../../accounts/registering.ts";
import { type BackendUnderTest, makeBackend, PORTAL, withBackend } from "../../backendUnderTest.ts";
import { type FakeMail, post } from "../../post.ts";
import { WHOLE } from "../wholeBackend.ts";

/** A back end that has every route, the messages that it sends, and switches for what can go wrong around it. */

export interface World extends Accounts {
  readonly backend: BackendUnderTest;
  readonly mail: FakeMail;
  /** The switches. */
  readonly trouble: Trouble;
}

interface Trouble {
  smsFails: boolean;
  isEnding: boolean;
  /** The server hashes no password before this promise is settled. */
  hashing: Promise<void> | undefined;
  /** Runs before the server writes a document of `handles`. */
  beforeHandle: ((id: string) => Promise<void>) | undefined;
}

/** Low limits, so that a test can reach them. */
const LIMITS = { searchesPerHour: 20, paymentsPerHour: 80 };

export function withWorld(work: (world: World) => Promise<void>): Promise<void> {
  return withBackend(async ({ databases }) => {
    const trouble: Trouble = {
      smsFails: false,
      isEnding: false,
      hashing: undefined,
      beforeHandle: undefined,
    };
    const sms: Sms[] = [];
    const send = async (sent: Sms) => {
      if (trouble.smsFails) throw new Error("the SMS gateway is away");
      sms.push(sent);
    };
    const derive: typeof QUICK.derive = async (...given) => {
      await trouble.hashing;
      return QUICK.derive(...given);
    };
    const { outbox, mail } = post(databases, { now: () => backend.clock.now() });
    const backend: BackendUnderTest = makeBackend(interrupted(databases, trouble), "", outbox, {
      ...WHOLE,
      limits: LIMITS,
      isEnding: () => trouble.isEnding,
      accounts: { ...WHOLE.accounts, hashing: { ...QUICK, derive }, sms: { send } },
    });
    const { app } = backend;
    const log: readonly LogEntry[] = backend.log;
    const idle = () => outbox.idle();
    await work({ app, backend, mail, sms, log, idle, trouble });
    await idle();
  });
}

function interrupted(databases: Databases, trouble: Trouble): Databases {
  const { handles } = databases;
  const write: DocumentStore["write"] = async (document) => {
    await trouble.beforeHandle?.(document._id);
    return handles.write(document);
  };
  return { ...databases, handles: { ...handles, write } };
}

/** The headers of a caller who may use the internal routes. */
export const DOOR = { authorization: "Bearer the-internal-token", "test-peer": "127.0.0.1" };

export type Headers = Readonly<Record<string, string>>;

/** The headers that a page of the portal sends. */
const USUAL = { "content-type": "application/json", origin: PORTAL, "idempotency-key": "0123456789abcdef" };

export function send(
  { app }: Pick<World, "app">,
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body: unknown = {},
  headers: Headers = {},
): Promise<Response> {
  return Promise.resolve(
    app.request(path, {
      method,
      headers: { ...USUAL, ...headers },
      ...(method !== "DELETE" && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    }),
  );
}

export async function get(
  { app }: Pick<World, "app">,
  path: string,
  headers: Headers = {},
): Promise<Response> {
  return app.request(path, { headers });
}

/** More calls than any limit allows. */
const MANY = 130;

/** Repeats a call until the server answers 429. */
export async function tooOften(ask: () => Promise<Response>): Promise<Response> {
  for (let asked = 1; asked < MANY; asked += 1) {
    const answer = await ask();
    if (answer.status === 429) return answer;
  }
  return ask();
}

/** One more login than the server lets wait for hashing. Each comes from an address of its own. */
const FLOOD = 33;

/** The answer to the login that finds no room. */
export async function crowded(
  { trouble }: World,
  ask: (headers: Headers, index: number) => Promise<Response>,
): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<void>();
  trouble.hashing = promise;
  const asked = Array.from({ length: FLOOD }, (_, index) =>
    ask({ "test-peer": `203.0.113.${index}` }, index),
  );
  const answer = await Promise.race(asked);
  resolve();
  await Promise.all(asked);
  return answer;
}
