import { describe, expect, test } from "vitest";
import { eraseCitizen } from "../../../src/server/privacy/eraseCitizen.ts";
import { completeErasures, personAt } from "../../../src/server/privacy/erasure.ts";
import { created, goToBank, pay, payRequest } from "../accounts/citizen.ts";
import { type Accounts, EMAIL, withRegistered } from "../accounts/registering.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";
import { askErasure, loggedIn } from "./personData.ts";

/** The entries of the audit log about an erasure. */

const COMMAND = "npm run person";

async function erasuresIn({ databases }: Accounts["backend"]): Promise<readonly unknown[]> {
  const entries = await databases.audit.list({ prefix: "", limit: 100 });
  return entries.flatMap(({ what, by }) => (what === "person_erased" ? [by] : []));
}

/** @returns whether the erasure failed */
async function erase({ backend }: Accounts, databases: Accounts["backend"]["databases"]) {
  const services = { databases, clock: backend.clock, log: () => undefined, admin: undefined };
  const person = await personAt(databases.users, EMAIL);
  return eraseCitizen(services, person, COMMAND).then(
    () => false,
    () => true,
  );
}

describe("the audit log", () => {
  test.each(["before", "after"] as const)(
    "names an erasure of the central team once when the server failed %s any of its writes",
    async (when) => {
      const cuts: boolean[] = [];
      while (cuts.at(-1) !== false)
        await withRegistered(async (accounts) => {
          const { backend } = accounts;
          await pay(backend, payRequest());
          const failing = failingDatabases(backend.databases);
          failing.arm({ write: cuts.length + 1, when });
          const wasCut = await erase(accounts, failing.databases);
          const services = { ...backend, log: () => undefined };
          await completeErasures(services);
          await completeErasures(services);
          // interrupted before its first write, the erasure had not begun
          const hasBegun = cuts.length > 0 || when === "after";
          expect(await erasuresIn(backend)).toEqual(hasBegun ? [COMMAND] : []);
          expect(await backend.databases.handles.list({ prefix: "erasure:", limit: 1 })).toEqual([]);
          cuts.push(wasCut);
        });
      expect(cuts.length).toBeGreaterThan(5);
    },
  );

  test("names two erasures of one person at once twice, and none that was refused", () =>
    withRegistered(async (accounts) => {
      const { backend } = accounts;
      expect(await Promise.all([1, 2].map(() => erase(accounts, backend.databases)))).toEqual([false, false]);
      expect(await erasuresIn(backend)).toEqual([COMMAND, COMMAND]);
      await goToBank(backend, (await created(backend, payRequest({ email: EMAIL }))).pay_url);
      expect(await erase(accounts, backend.databases)).toBe(true);
      expect(await erasuresIn(backend)).toHaveLength(2);
    }));

  test("names no erasure of one's own account", () =>
    withRegistered(async ({ app, backend }) => {
      expect((await askErasure(app, await loggedIn(app))).status).toBe(200);
      expect(await erasuresIn(backend)).toEqual([]);
    }));
});
