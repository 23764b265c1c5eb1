import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { changesPage } from "../../../src/api/schemas/configurationChange.ts";
import { councilDataAnswer } from "../../../src/api/schemas/councils/councilData.ts";
import { councilKeyCreated } from "../../../src/api/schemas/councils/councilKey.ts";
import { readContacts } from "../../../src/server/councils/readContacts.ts";
import { addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { type BackendUnderTest, PORTAL, START, withBackend } from "../backendUnderTest.ts";
import { FACE_JPEG, FACE_PNG } from "../records/faces.ts";

/** A council's own data on the desk. */

const ZAINAB = "zainab@majlis.my";
const OMAR = "omar@mpt.my";
const SITI = "siti@majlis.my";

const CONTACT = { address: ["Jalan Dunlop", "91000 Tawau"], phone: "089-000000" };
const SIGNER = { name: "DORIS GUNDOHING", title: "Presiden" };

/** An administrator of all councils, one of a single council, and an auditor. */
async function officers(backend: BackendUnderTest) {
  const app = withLogin(backend);
  const cookies = new Map<string, string>();
  const roles = [
    [ZAINAB, "administrator"],
    [OMAR, "administrator:mpt"],
    [SITI, "auditor"],
  ] as const;
  for (const [name, role] of roles) {
    await addUser(backend.databases.users, name, [role]);
    cookies.set(name, cookieOf(await logIn(app, name)));
  }
  const ask = (name: string, path: string, body?: object) =>
    app.request(`/api/admin/councils/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { cookie: cookies.get(name) ?? "", origin: PORTAL, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const read = async (council = "mpt") =>
    create(await (await ask(ZAINAB, council)).json(), councilDataAnswer);
  return {
    ask,
    read,
    change: async (name: string, change: object, revision?: string) =>
      ask(name, "mpt", { revision: revision ?? (await read()).revision, change }),
    changes: async () => create(await (await ask(ZAINAB, "mpt/changes")).json(), changesPage),
    undo: async (name: string, id: string) =>
      ask(name, "mpt/undo", { revision: (await read()).revision, id }),
  };
}

describe("a council's contact", () => {
  test("that the desk changes stands on the next receipt, without a restart", () =>
    withBackend(async (backend) => {
      const { change, read } = await officers(backend);
      expect((await change(OMAR, { contact: CONTACT })).status).toBe(200);
      expect((await read()).data.contact).toEqual(CONTACT);
      const { metadata } = backend.databases;
      expect(await readContacts(metadata, ["mpt", "mps"])).toEqual({ mpt: CONTACT });
      expect((await change(OMAR, { contact: null })).status).toBe(200);
      expect(await readContacts(metadata, ["mpt"])).toEqual({});
    }));

  test.each([
    ["a phone number that is none", { contact: { phone: "ask us" } }],
    ["a field that a contact does not have", { contact: { fax: "089-000000" } }],
    ["a picture that is no PNG or JPEG", { logo: "PHN2Zz4=" }],
    ["a picture above 200 kB", { logo: FACE_JPEG.padEnd(280_000, "AAAA") }],
    ["a field that is no data of a council", { closing: true }],
  ])("with %s changes nothing", (_what, wrong) =>
    withBackend(async (backend) => {
      const { change, read } = await officers(backend);
      expect((await change(ZAINAB, wrong)).status).toBe(400);
      expect((await read()).revision).toBe("none");
    }),
  );
});

describe("two people who change one council", () => {
  test("do not overwrite each other: the second is told who was faster", () =>
    withBackend(async (backend) => {
      const { change, read } = await officers(backend);
      const { revision } = await read();
      expect((await change(ZAINAB, { contact: CONTACT }, revision)).status).toBe(200);
      const refused = await change(OMAR, { contact: null }, revision);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        reason: "changed_meanwhile",
        last: { by: ZAINAB, at: START },
      });
      expect((await read()).data.contact).toEqual(CONTACT);
    }));

  test("are recorded, and the audit log names the fields and never the values", () =>
    withBackend(async (backend) => {
      const { change, changes } = await officers(backend);
      await change(OMAR, { contact: CONTACT, signer: SIGNER });
      expect((await changes()).changes).toMatchObject([
        {
          by: OMAR,
          at: START,
          changed: [
            { field: "contact", from: null, to: CONTACT },
            { field: "signer", from: null, to: SIGNER },
          ],
        },
      ]);
      const entries = await backend.databases.audit.list({ prefix: "", limit: 10 });
      expect(entries).toMatchObject([{ by: OMAR, what: "council_changed", target: "mpt: contact, signer" }]);
      expect(JSON.stringify(entries)).not.toContain("Dunlop");
    }));
});

describe("the crest and the signature", () => {
  const LOGO = "/api/getAttachments/metadata/logo/mpt.png";

  test("that are replaced come back when the change is undone", () =>
    withBackend(async (backend) => {
      const { change, changes, undo, read } = await officers(backend);
      const typeOfLogo = async () => (await backend.app.request(LOGO)).headers.get("content-type");
      await change(OMAR, { logo: FACE_PNG });
      backend.clock.pass(1000);
      await change(OMAR, { logo: FACE_JPEG });
      expect(await typeOfLogo()).toBe("image/jpeg");
      const [last, first] = (await changes()).changes;
      backend.clock.pass(1000);
      expect((await undo(ZAINAB, last?.id ?? "")).status).toBe(200);
      expect(await typeOfLogo()).toBe("image/png");
      backend.clock.pass(1000);
      expect((await undo(ZAINAB, first?.id ?? "")).status).toBe(200);
      expect((await read()).data.logo).toBeNull();
      expect((await backend.app.request(LOGO)).status).toBe(404);
    }));

  test("of a former signer does not stay under a new name", () =>
    withBackend(async (backend) => {
      const { change, read, ask } = await officers(backend);
      await change(OMAR, { signer: SIGNER, signature: FACE_PNG });
      expect((await ask(OMAR, "mpt/signature")).headers.get("content-type")).toBe("image/png");
      await change(OMAR, { signer: { ...SIGNER, title: "Pengerusi" } });
      expect((await read()).data.signature).not.toBeNull();
      await change(OMAR, { signer: { ...SIGNER, name: "RAHIM BIN AWANG" } });
      expect((await read()).data.signature).toBeNull();
      expect((await ask(OMAR, "mpt/signature")).status).toBe(404);
    }));
});

describe("an administrator of one council", () => {
  test("reads and changes this council, and no other", () =>
    withBackend(async (backend) => {
      const { ask } = await officers(backend);
      const body = { revision: "none", change: { contact: CONTACT } };
      expect((await ask(OMAR, "mpt")).status).toBe(200);
      for (const path of ["mps", "mps/changes", "mps/signature"])
        expect([path, (await ask(OMAR, path)).status]).toEqual([path, 403]);
      expect((await ask(OMAR, "mps", body)).status).toBe(403);
      expect((await ask(OMAR, "mps/undo", { revision: "none", id: "x" })).status).toBe(403);
      expect((await ask(OMAR, "xyz")).status).toBe(404);
    }));

  test("cannot undo a change of another council under the name of the own one", () =>
    withBackend(async (backend) => {
      const { ask, undo, read } = await officers(backend);
      const changed = await ask(ZAINAB, "mps", { revision: "none", change: { contact: CONTACT } });
      expect(changed.status).toBe(200);
      const { changes } = create(await (await ask(ZAINAB, "mps/changes")).json(), changesPage);
      expect((await undo(OMAR, changes[0]?.id ?? "")).status).toBe(404);
      expect((await undo(OMAR, "configuration")).status).toBe(404);
      expect((await read("mps")).data.contact).toEqual(CONTACT);
    }));
});

test("an auditor reads the data of every council, and changes nothing", () =>
  withBackend(async (backend) => {
    const { ask, change, undo } = await officers(backend);
    expect((await ask(SITI, "mpt")).status).toBe(200);
    expect((await change(SITI, { contact: CONTACT })).status).toBe(403);
    expect((await undo(SITI, "x")).status).toBe(403);
  }));

test.each([
  ["sites that may embed", { origins: ["https://www.mpt.example"] }],
  ["domains whose sites may verify themselves", { domains: ["mpt.example"] }],
])(
  "the %s are changed and undone only for all councils, because a site counts for all of them",
  (_what, sites) =>
    withBackend(async (backend) => {
      const { change, changes, undo, read } = await officers(backend);
      expect((await change(OMAR, sites)).status).toBe(403);
      expect((await change(OMAR, { contact: CONTACT, ...sites })).status).toBe(403);
      expect((await read()).data).toMatchObject({ contact: null, origins: [], domains: [] });
      expect((await change(ZAINAB, sites)).status).toBe(200);
      const [last] = (await changes()).changes;
      expect((await undo(OMAR, last?.id ?? "")).status).toBe(403);
      expect((await read()).data).toMatchObject(sites);
      backend.clock.pass(1000);
      expect((await undo(ZAINAB, last?.id ?? "")).status).toBe(200);
      expect((await read()).data).toMatchObject({ origins: [], domains: [] });
    }),
);

test.each(["my", "gov.my", "com.my", "co.uk", "github.io"])(
  "the domain %s is refused, because strangers have names below it",
  (domain) =>
    withBackend(async (backend) => {
      const { change, read } = await officers(backend);
      const refused = await change(ZAINAB, { domains: ["mpt.gov.my", domain] });
      // a name without a dot is no domain at all
      expect(refused.status).toBe(domain === "my" ? 400 : 422);
      expect((await read()).data.domains).toEqual([]);
    }),
);

describe("the keys of a council's programs", () => {
  const remittances = (backend: BackendUnderTest, key: string, council = "mpt") =>
    backend.app.request(`/api/remittances/${council}`, { headers: { authorization: `Bearer ${key}` } });

  test("are created and shown once, open that council's remittances, and stop when they are revoked", () =>
    withBackend(async (backend) => {
      const { ask } = await officers(backend);
      const created = create(
        await (await ask(ZAINAB, "mpt/keys", { name: "SAP" })).json(),
        councilKeyCreated,
      );
      expect((await remittances(backend, created.key)).status).toBe(200);
      expect((await remittances(backend, created.key, "mps")).status).toBe(401);
      const list = await (await ask(SITI, "mpt/keys")).text();
      expect(JSON.parse(list).keys).toMatchObject([
        { id: created.id, name: "SAP", created_by: ZAINAB, revoked_at: null },
      ]);
      expect(list).not.toContain(created.key);
      expect((await ask(ZAINAB, "mpt/keys/revoke", { id: created.id })).status).toBe(200);
      expect((await remittances(backend, created.key)).status).toBe(401);
      const entries = await backend.databases.audit.list({ prefix: "", limit: 10 });
      expect(entries.map(({ what, target }) => `${what} ${target}`).sort()).toEqual([
        `council_key_created mpt: ${created.id}`,
        `council_key_revoked mpt: ${created.id}`,
      ]);
    }));

  test("are revoked under the name of their council alone", () =>
    withBackend(async (backend) => {
      const { ask } = await officers(backend);
      const created = create(
        await (await ask(ZAINAB, "mps/keys", { name: "SAP" })).json(),
        councilKeyCreated,
      );
      expect((await ask(ZAINAB, "mpt/keys/revoke", { id: created.id })).status).toBe(404);
      expect((await remittances(backend, created.key, "mps")).status).toBe(200);
    }));

  test("are listed for an administrator of this council alone, who creates and revokes none, because a key reads the remittances", () =>
    withBackend(async (backend) => {
      const { ask } = await officers(backend);
      const created = create(
        await (await ask(ZAINAB, "mpt/keys", { name: "SAP" })).json(),
        councilKeyCreated,
      );
      expect((await ask(OMAR, "mps/keys")).status).toBe(403);
      const { keys } = await (await ask(OMAR, "mpt/keys")).json();
      expect(keys).toMatchObject([{ id: created.id }]);
      expect((await ask(OMAR, "mpt/keys", { name: "SAP" })).status).toBe(403);
      expect((await ask(OMAR, "mpt/keys/revoke", { id: created.id })).status).toBe(403);
      expect((await remittances(backend, created.key)).status).toBe(200);
    }));
});
