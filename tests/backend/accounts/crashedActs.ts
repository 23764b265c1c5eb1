import { expect, test } from "vitest";
import type { Databases } from "../../../src/server/databases/databases.ts";
import type { NewDocument } from "../../../src/server/databases/documentStore.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { PowerCut } from "../databases/failingDatabases.ts";
import { ADMIN, addUser, cookieOf, logIn, withLogin } from "./accounts.ts";
import { nextRound } from "./nextRound.ts";

/** Acts of a person after which, or in the middle of which, the server fails. */

const DAY = 24 * 60 * 60_000;

/** What a person sends, and the databases' state that it needs. */
export interface Sent {
  readonly path: string;
  readonly body: object | string;
}

export interface Kind {
  readonly what: string;
  readonly prepare: (backend: BackendUnderTest) => Promise<Sent>;
}

const ROLES = ["administrator", "finance", "support", "accounts"];

/** Sends what the person sends, to a server over these databases. A load that fails has begun its answer, so it counts as 500. */
export async function send(
  backend: BackendUnderTest,
  databases: Databases,
  { path, body }: Sent,
): Promise<number> {
  const isFile = typeof body === "string";
  const answer = await withLogin({ ...backend, databases }).request(path, {
    method: "POST",
    headers: {
      cookie: cookieOf(await logIn(withLogin(backend), ADMIN)),
      origin: PORTAL,
      "content-type": isFile ? "text/csv" : "application/json",
      ...(isFile && { "content-length": String(Buffer.byteLength(body)) }),
    },
    body: isFile ? body : JSON.stringify(body),
  });
  return (await answer.text()).includes('"end":"failed"') ? 500 : answer.status;
}

export async function noted({ databases }: BackendUnderTest, what: string) {
  const entries = await databases.audit.list({ prefix: "", limit: 200 });
  return entries.filter((entry) => entry.what === what && entry.by === ADMIN);
}

export const pending = ({ databases }: BackendUnderTest) =>
  databases.handles.list({ prefix: "pending_act:", limit: 10 });

/** The server loses power before it writes the entry. */
const failingBeforeEntry = (databases: Databases): Databases => ({
  ...databases,
  audit: {
    ...databases.audit,
    write: async () => {
      throw new PowerCut();
    },
  },
});

/** The server loses power at a write of the pending act: after the first one, which begins it, or before the one that ends it. */
export function failingAtPending(databases: Databases, at: "begin" | "end"): Databases {
  const { handles } = databases;
  const write = async (document: NewDocument) => {
    const isPending = document._id.startsWith("pending_act:");
    if (isPending && document._deleted === true && at === "end") throw new PowerCut();
    const revision = await handles.write(document);
    if (isPending && at === "begin") throw new PowerCut();
    return revision;
  };
  return { ...databases, handles: { ...handles, write } };
}

export const withKind = (
  { prepare }: Kind,
  work: (backend: BackendUnderTest, sent: Sent) => Promise<void>,
): Promise<void> =>
  withBackend(async (backend) => {
    await addUser(backend.databases.users, ADMIN, ROLES);
    const sent = await prepare(backend);
    backend.clock.pass(1000);
    await work(backend, sent);
  });

/** Each act has its entry once, whenever the server failed. */
export function testKinds(kinds: readonly (readonly [act: string, kind: Kind])[]): void {
  test.each(kinds)(
    "names %s once when the server failed right after, and not at all when it failed before",
    (_, kind) =>
      withKind(kind, async (backend, sent) => {
        const { databases, clock } = backend;
        const before = await noted(backend, kind.what);
        expect(await send(backend, failingAtPending(databases, "begin"), sent)).toBe(500);
        await nextRound(backend);
        expect(await noted(backend, kind.what)).toEqual(before);

        clock.pass(1000);
        expect(await send(backend, failingBeforeEntry(databases), sent)).toBe(500);
        expect(await noted(backend, kind.what)).toEqual(before);
        await nextRound(backend);
        await nextRound(backend);
        expect(await noted(backend, kind.what)).toHaveLength(before.length + 1);

        // an act that nobody ended is forgotten after a day
        expect(await pending(backend)).toHaveLength(1);
        clock.pass(DAY);
        await nextRound(backend);
        expect(await pending(backend)).toEqual([]);
        expect(await noted(backend, kind.what)).toHaveLength(before.length + 1);
      }),
  );

  test.each(kinds)("names %s once when nothing fails, and looks for it no longer", (_, kind) =>
    withKind(kind, async (backend, sent) => {
      const before = await noted(backend, kind.what);
      expect(await send(backend, backend.databases, sent)).toBe(200);
      expect(await pending(backend)).toEqual([]);
      await nextRound(backend);
      expect(await noted(backend, kind.what)).toHaveLength(before.length + 1);
    }),
  );
}
