import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { personData } from "../../../src/api/schemas/personData.ts";
import { findUser } from "../../../src/server/accounts/users.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { addUser } from "../accounts/accounts.ts";
import { created, goToBank, pay, payRequest } from "../accounts/citizen.ts";
import { makeBackend } from "../backendUnderTest.ts";
import { RECORDS } from "../bills/bills.ts";
import { freePort, runCommand, stateOfCommand } from "./command.ts";

const NAME = "ahmad@example.my";

const state = stateOfCommand();

const person = async (...argument: string[]) =>
  runCommand("src/server/commands/person.ts", argument, { data: state.folder, port: await freePort() });

async function inData<Value>(work: (databases: Databases) => Promise<Value>): Promise<Value> {
  const databases = await openDatabases({ folder: join(state.folder, "databases") });
  try {
    return await work(databases);
  } finally {
    await closeDatabases(databases);
  }
}

/** A guest's payment, or a user's. */
const paid = (databases: Databases) =>
  databases.records.writeAll(RECORDS).then(() => pay(makeBackend(databases), payRequest()));

describe("npm run person", () => {
  test("exports a person's data into a file that only its owner may read, then erases the data", async () => {
    await inData(async (databases) => {
      await addUser(databases.users, NAME, ["user"]);
      await paid(databases);
    });
    const file = join(state.folder, "ahmad.json");
    expect(await person("export", "Ahmad@Example.my", "--file", file)).toMatchObject({
      code: 0,
      complained: "",
    });
    const copy: unknown = JSON.parse(await readFile(file, "utf8"));
    expect(create(copy, personData)).toMatchObject({
      account: { name: NAME },
      payments: [{ status: "paid" }],
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await person("export", NAME, "--file", file)).code).toBe(3);

    const erased = await person("erase", NAME);
    expect(erased).toEqual({
      code: 0,
      said: "Erased. Payments that the portal erases once they have ended: 0.\n",
      complained: "",
    });
    expect(await inData(({ users }) => findUser(users, NAME))).toBeUndefined();
    expect(await person("export", NAME)).toEqual({
      code: 1,
      said: "",
      complained: "The portal stores nothing about this address. Check its spelling.\n",
    });
  }, 60_000);

  test("works for a person who paid as a guest", async () => {
    await inData(paid);
    const { code, said } = await person("export", NAME);
    expect([code, JSON.parse(said)]).toMatchObject([0, { account: null, payments: [{ email: NAME }] }]);
    expect((await person("erase", NAME)).code).toBe(0);
    expect((await person("export", NAME)).code).toBe(1);
  }, 60_000);

  test("erases nothing while money is under way, and never an account of the central team", async () => {
    await inData(async (databases) => {
      await addUser(databases.users, "aminah@majlis.my", ["finance"]);
      await databases.records.writeAll(RECORDS);
      const backend = makeBackend(databases);
      await goToBank(backend, (await created(backend)).pay_url);
    });
    expect(await person("erase", NAME)).toMatchObject({
      code: 3,
      complained: expect.stringContaining("a payment of this person is at the bank"),
    });
    expect(await person("erase", "aminah@majlis.my")).toMatchObject({
      code: 3,
      complained: expect.stringContaining("central team"),
    });
  }, 60_000);

  test.each([
    [[], 2, "Usage"],
    [["export"], 2, "Usage"],
    [["forget", NAME], 2, "Usage"],
    [["erase", NAME, "--file", "none"], 2, "Usage"],
    [["export", "ahmad"], 1, "e-mail address"],
  ])("%j is refused with a message", async (argument, code, said) => {
    expect(await person(...argument)).toMatchObject({
      code,
      said: "",
      complained: expect.stringContaining(said),
    });
  });
});
