import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { adminCredentials, keepFirstAdmin } from "../../../src/server/accounts/firstAdmin.ts";
import { COUCHDB_HASHING, isPassword } from "../../../src/server/accounts/passwords.ts";
import { findUser, userId } from "../../../src/server/accounts/users.ts";
import { systemRandom } from "../../../src/server/crypto.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { SettingsError } from "../../../src/server/settings/settingsError.ts";
import { temporaryFolder, withBackend } from "../backendUnderTest.ts";
import { ADMIN, addUser, cookieOf, logIn, PASSWORD, QUICK, whoAmI, withLogin } from "./accounts.ts";
import { register, withAccounts } from "./registering.ts";
import { NAME, withUser } from "./sessionOfUser.ts";

describe("a password as CouchDB keeps it", () => {
  // The first is from CouchDB's documentation: user jan, password apple. The second was computed with Python's hashlib.
  const OLD = {
    password_scheme: "pbkdf2" as const,
    iterations: 10,
    derived_key: "e579375db0e0c6a6fc79cd9e36a36859f71575c3",
    salt: "1112283cf988a34f124200a050d308a1",
  };
  const NEW = {
    password_scheme: "pbkdf2" as const,
    pbkdf2_prf: "sha256" as const,
    iterations: 1000,
    derived_key: "5857beb6881389fc190e4b62666efba8c0fb885f19e620839e1d351c601b6ced",
    salt: "1112283cf988a34f124200a050d308a1",
  };

  test.each([
    ["before CouchDB 3.4", OLD],
    ["since", NEW],
  ])("%s is accepted again, and no other password is", async (_name, stored) => {
    expect(await isPassword(QUICK, "apple", stored)).toBe(true);
    expect(await isPassword(QUICK, "apples", stored)).toBe(false);
    expect(await isPassword(QUICK, "", stored)).toBe(false);
  });

  test.each(["e579", "00", OLD.derived_key.slice(0, 38), `${OLD.derived_key}00`])(
    "a key of another length, %s, matches no password",
    async (derived_key) => {
      expect(await isPassword(QUICK, "apple", { ...OLD, derived_key })).toBe(false);
    },
  );

  test("a user without a hash, or with another name than the document's id, cannot log in", () =>
    withUser(async (app, { databases: { users } }) => {
      await users.write({ _id: userId("a@majlis.my"), type: "user", name: NAME, roles: [], ...OLD });
      await users.write({
        _id: userId("b@majlis.my"),
        type: "user",
        name: "b@majlis.my",
        roles: [],
        ...OLD,
        derived_key: "",
      });
      for (const name of ["a@majlis.my", "b@majlis.my"]) {
        expect(await findUser(users, name)).toBeUndefined();
        expect((await logIn(app, name, "apple")).status).toBe(401);
      }
    }));
});

describe("roles", () => {
  test("system roles come from the settings only, never from a document, as CouchDB's users may hold none", () =>
    withUser(
      async (app, { databases: { users } }) => {
        await addUser(users, "b@majlis.my", ["_admin", "user"]);
        await addUser(users, ADMIN, ["user"]);
        expect(await (await logIn(app, "b@majlis.my")).json()).toMatchObject({ roles: ["user"] });
        const answer = await logIn(app, ADMIN);
        expect(await answer.json()).toMatchObject({ roles: ["_admin", "user"] });
        expect(await whoAmI(app, cookieOf(answer))).toMatchObject({ roles: ["_admin", "user"] });
      },
      { admin: ADMIN },
    ));
});

describe("the first administrator", () => {
  const parts = { hashing: QUICK, random: systemRandom };
  const given = { KAUNTER_ADMIN_NAME: ADMIN, KAUNTER_ADMIN_PASSWORD: PASSWORD };

  test("is made at the first start, kept by the next, and given another password when the settings have another", () =>
    withBackend(async (backend) => {
      const { users } = backend.databases;
      const app = withLogin(backend, { admin: ADMIN });
      const credentials = await adminCredentials(readSettings(given));
      if (credentials === undefined) throw new Error("no administrator");
      await keepFirstAdmin(users, parts, credentials);
      const made = await users.read(userId(ADMIN));
      expect(made).toMatchObject({ type: "user", name: ADMIN, roles: [] });
      expect(JSON.stringify(made)).not.toContain(PASSWORD);
      expect(await (await logIn(app, ADMIN)).json()).toMatchObject({ roles: ["_admin"] });

      const enrolled = await users.read(userId(ADMIN));
      await keepFirstAdmin(users, parts, credentials);
      expect(await users.read(userId(ADMIN))).toEqual(enrolled);

      await users.write({ ...enrolled, _id: userId(ADMIN), full_name: "Ketua", roles: ["finance"] });
      await keepFirstAdmin(users, parts, { name: ADMIN, password: "another password" });
      expect(await users.read(userId(ADMIN))).toMatchObject({ full_name: "Ketua", roles: ["finance"] });
      expect((await logIn(app, ADMIN)).status).toBe(401);
      expect((await logIn(app, ADMIN, "another password")).status).toBe(200);
    }));

  test.each([PASSWORD, "another password"])(
    "logs in although somebody registered the name before without confirming it: password %s",
    (password) =>
      withAccounts(
        async ({ app, backend }) => {
          await register(app, { name: ADMIN });
          await keepFirstAdmin(backend.databases.users, parts, { name: ADMIN, password });
          const answer = await logIn(app, ADMIN, password);
          expect([answer.status, await answer.json()]).toMatchObject([200, { name: ADMIN }]);
        },
        { admin: ADMIN },
      ),
  );

  test("gets a stronger hash of the same password when hashing has become stronger", () =>
    withBackend(async ({ databases: { users } }) => {
      await addUser(users, ADMIN, []);
      const stronger = { ...QUICK, iterations: QUICK.iterations + 1 };
      await keepFirstAdmin(users, { ...parts, hashing: stronger }, { name: ADMIN, password: PASSWORD });
      expect(await users.read(userId(ADMIN))).toMatchObject({ iterations: stronger.iterations });
    }));

  test("is hashed as CouchDB does", () => expect(COUCHDB_HASHING.iterations).toBe(600_000));

  test("may have the password in a file, and does not exist without the settings", async () => {
    const folder = await temporaryFolder();
    const file = join(folder, "password");
    const kept = readSettings({ KAUNTER_ADMIN_NAME: ADMIN, KAUNTER_ADMIN_PASSWORD_FILE: file });
    await writeFile(file, `${PASSWORD} \n`);
    expect(await adminCredentials(kept)).toEqual({ name: ADMIN, password: `${PASSWORD} ` });
    await writeFile(file, "short\n");
    await expect(adminCredentials(kept)).rejects.toThrow("KAUNTER_ADMIN_PASSWORD_FILE");
    const gone = readSettings({ KAUNTER_ADMIN_NAME: ADMIN, KAUNTER_ADMIN_PASSWORD_FILE: `${file}.gone` });
    await expect(adminCredentials(gone)).rejects.toThrow(
      new SettingsError(
        "KAUNTER_ADMIN_PASSWORD_FILE names a file that the server cannot read: correct the path or the file's permissions",
      ),
    );
    expect(await adminCredentials(readSettings({}))).toBeUndefined();
    await rm(folder, { recursive: true });
  });
});
