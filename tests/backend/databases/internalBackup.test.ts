import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { systemRandom } from "../../../src/server/crypto.ts";
import { DATABASES, type DatabaseName, type Databases } from "../../../src/server/databases/databases.ts";
import type { DocumentStore, NewDocument } from "../../../src/server/databases/documentStore.ts";
import type { BackendEnv } from "../../../src/server/http/context.ts";
import { searchesUnderWay } from "../../../src/server/http/searchesUnderWay.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import { addInternalRoutes } from "../../../src/server/routes/internalRoutes.ts";
import { QUICK } from "../accounts/accounts.ts";
import { withBackend } from "../backendUnderTest.ts";
import { ENDLESS } from "../operation/timers.ts";

afterEach(() => vi.restoreAllMocks());

/** Asks for the backup of databases that report each document `dump` yields. */
async function withBackup(
  dump: (name: DatabaseName) => Promise<readonly NewDocument[]>,
  work: (answer: Response, log: readonly LogEntry[]) => Promise<void>,
): Promise<void> {
  await withBackend(async ({ databases, clock }) => {
    const log: LogEntry[] = [];
    const app = new Hono<BackendEnv>();
    const watched = { ...databases };
    for (const name of DATABASES) watched[name] = telling(databases, name, dump);
    addInternalRoutes(app, {
      databases: watched,
      clock,
      internal: { token: "the-token", peer: () => "127.0.0.1" },
      hashing: QUICK,
      random: systemRandom,
      log: (entry) => log.push(entry),
      searchesUnderWay: searchesUnderWay(ENDLESS),
    });
    const headers = { authorization: "Bearer the-token" };
    await work(await app.request("/internal/backup", { method: "POST", headers }), log);
  });
}

const telling = (
  databases: Databases,
  name: DatabaseName,
  dump: (name: DatabaseName) => Promise<readonly NewDocument[]>,
): DocumentStore => ({
  ...databases[name],
  dump: async ({ after }) => (after === undefined ? await dump(name) : []),
});

test("a backup that fails breaks off the download, and the log does not repeat the error's message", () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  return withBackup(
    async (name) => {
      if (name === "users") throw new Error("ahmad@example.my");
      return [{ _id: name }];
    },
    async (answer, log) => {
      expect(await answer.text()).not.toContain("sha256");
      expect(log).toMatchObject([{ event: "backup_failed", fault: "Error" }]);
      expect(JSON.stringify(log)).not.toContain("ahmad");
      expect(said).not.toHaveBeenCalled();
    },
  );
});

test("a backup whose reader has gone stops reading the databases", () => {
  const read: DatabaseName[] = [];
  return withBackup(
    async (name) => {
      read.push(name);
      return [{ _id: "one" }, { _id: "two" }];
    },
    async (answer) => {
      await answer.body?.cancel();
      const before = [...read];
      for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
      expect(read).toEqual(before);
      expect(read.length).toBeLessThan(DATABASES.length);
    },
  );
});
