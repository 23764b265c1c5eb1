import { writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COUCHDB_HASHING, isPassword } from "../../../src/server/accounts/passwords.ts";
import { findUser } from "../../../src/server/accounts/users.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { freePort, listen, runCommand, stateOfCommand } from "./command.ts";

const NAME = "aminah@majlis.my";
const PASSWORD = "kata laluan Aminah";

const state = stateOfCommand();

const makeUser = async (argument: readonly string[], given: { port?: number; input?: string } = {}) =>
  runCommand("src/server/commands/user.ts", argument, {
    data: state.folder,
    port: given.port ?? (await freePort()),
    input: given.input ?? PASSWORD,
  });

async function inDatabases<Found>(read: (databases: Databases) => Promise<Found>): Promise<Found> {
  const databases = await openDatabases({ folder: join(state.folder, "databases") });
  try {
    return await read(databases);
  } finally {
    await closeDatabases(databases);
  }
}

const stored = () => inDatabases(({ users }) => findUser(users, NAME));

const noted = () => inDatabases(({ audit }) => audit.list({ prefix: "", limit: 10 }));

/** The account that runs the tests, and so the command. */
const ACCOUNT = userInfo().username;

const hasPassword = async (user: Awaited<ReturnType<typeof stored>>, password: string) =>
  user !== undefined && (await isPassword(COUCHDB_HASHING, password, user));

describe("npm run user", () => {
  test("makes a user in the databases when nothing runs, then changes the password and the roles", async () => {
    const made = await makeUser([NAME, "--roles", "finance, user"], { input: `${PASSWORD}\n` });
    expect(made).toEqual({
      code: 0,
      said: `${NAME} may log in, with the roles: finance, user.\n`,
      complained: "",
    });
    const user = await stored();
    expect(user?.roles).toEqual(["finance", "user"]);
    expect(await hasPassword(user, PASSWORD)).toBe(true);

    const file = join(state.folder, "password");
    await writeFile(file, "kata laluan lain\n");
    expect((await makeUser([NAME, "--roles", "user", "--password-file", file])).code).toBe(0);
    const changed = await stored();
    expect(changed?.roles).toEqual(["user"]);
    expect(await hasPassword(changed, "kata laluan lain")).toBe(true);
    expect(await hasPassword(changed, PASSWORD)).toBe(false);
    const by = `npm run user (${ACCOUNT})`;
    expect(await noted()).toMatchObject([
      { by, what: "user_created", target: `${NAME}: finance, user` },
      { by, what: "user_ended", target: NAME },
    ]);
  }, 60_000);

  test("writes nothing into databases of a later version, and says which version to start", async () => {
    const folder = join(state.folder, "databases");
    const later = await openDatabases({ folder });
    await later.metadata.write({ _id: "data_format", format: 99 });
    await closeDatabases(later);
    const { code, complained } = await makeUser([NAME]);
    expect(code).toBe(3);
    expect(complained).toMatch(
      /^The command did nothing: the data have format 99, but this version reads at most \d+: start the version that wrote them\.\n$/,
    );
  }, 60_000);

  test("goes through the running system, with the token of its data folder", async () => {
    await writeFile(join(state.folder, "internal-token"), "the-token");
    const { port, requests } = await listen(200, { ok: true });
    expect((await makeUser([NAME, "--roles", "finance"], { port })).code).toBe(0);
    expect(requests).toEqual([
      {
        url: "/internal/users",
        authorization: "Bearer the-token",
        body: { name: NAME, password: PASSWORD, roles: ["finance"], account: ACCOUNT },
      },
    ]);
  });

  test("prints the running system's reason when it refuses", async () => {
    await writeFile(join(state.folder, "internal-token"), "the-token");
    const { port } = await listen(404, { error: "not_found", reason: "missing" });
    const { code, complained } = await makeUser([NAME], { port });
    expect([code, complained]).toEqual([
      3,
      `The system on port ${port} refused the call: 404 "missing". Read its log, and use the command of the version that runs.\n`,
    ]);
  });

  test.each([
    [[], "", 2, "Usage"],
    [[NAME, "another@majlis.my"], "", 2, "Usage"],
    [[NAME, "--role", "finance"], "", 2, "Usage"],
    [["aminah"], PASSWORD, 1, "e-mail address"],
    [[NAME], "short", 1, "password"],
    [[NAME, "--password-file", "none"], "", 1, "password's file"],
    [
      [NAME, "--roles", "_admin"],
      PASSWORD,
      1,
      "The roles are user, finance, support, administrator, auditor",
    ],
    [[NAME, "--roles", "finanse"], PASSWORD, 1, "The roles are"],
    [[NAME, "--roles", "finance:mpx"], PASSWORD, 1, "as in finance:mpt"],
  ])(
    "%j is refused with a message that does not contain the password",
    async (argument, input, code, said) => {
      const refused = await makeUser(argument, { input });
      expect(refused).toMatchObject({ code, said: "", complained: expect.stringContaining(said) });
      expect(refused.complained).not.toContain(PASSWORD);
    },
  );
});
