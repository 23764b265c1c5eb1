import { expect, test } from "vitest";
import { completeAuditLog } from "../../../src/server/audit/completeAuditLog.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";
import { ADMIN, addUser, cookieOf, logIn, withLogin } from "./accounts.ts";

/** The entries of the audit log of acts after which the server failed at once. */

const OTHER = "ling@majlis.my";
const COUNCIL = "/api/admin/councils/mpt";

interface Acting {
  /** Takes a step on the desk. @returns the answer */
  readonly act: (path: string, body: object) => Promise<Response>;
  /** The server fails from the second write on, which is the act's entry. */
  readonly failAfterAct: () => void;
}

const withAdministrator = (work: (backend: BackendUnderTest, acting: Acting) => Promise<void>) =>
  withBackend(async (backend) => {
    const failing = failingDatabases(backend.databases);
    for (const name of [ADMIN, OTHER]) await addUser(backend.databases.users, name, ["administrator"]);
    const app = withLogin({ ...backend, databases: failing.databases });
    const cookie = cookieOf(await logIn(app, ADMIN));
    backend.clock.pass(1000);
    await work(backend, {
      act: async (path, body) =>
        await app.request(path, {
          method: "POST",
          headers: { cookie, origin: PORTAL, "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      failAfterAct: () => failing.arm({ write: 2, when: "before" }),
    });
  });

async function noted({ databases }: BackendUnderTest) {
  const entries = await databases.audit.list({ prefix: "", limit: 100 });
  return entries.flatMap(({ by, what, target }) => (what === "users_read" ? [] : [[by, what, target]]));
}

const CHANGE = { name: OTHER, roles: ["auditor"], former: ["administrator"] };

test.each<readonly [act: string, path: string, body: object, what: string, target: RegExp]>([
  [
    "a new user",
    "/api/admin/users/create",
    { name: "siti@majlis.my", roles: ["auditor"], language: "ms" },
    "user_created",
    /^siti@majlis\.my: auditor$/,
  ],
  ["other roles", "/api/admin/users/change", CHANGE, "user_changed", /^ling@.*: administrator > auditor$/],
  ["an ended user", "/api/admin/users/end", { name: OTHER }, "user_ended", /^ling@majlis\.my$/],
  [
    "a reset second factor",
    "/api/admin/users/resetSecondFactor",
    { name: OTHER },
    "second_factor_reset",
    /^ling@majlis\.my$/,
  ],
  [
    "a switch",
    "/api/admin/configuration",
    { revision: "none", change: { closing: true } },
    "configuration_changed",
    /^closing$/,
  ],
  [
    "a council's site",
    COUNCIL,
    { revision: "none", change: { origins: ["https://www.mpt.example"] } },
    "council_changed",
    /^mpt: origins$/,
  ],
  ["a council's new key", `${COUNCIL}/keys`, { name: "Hasil" }, "council_key_created", /^mpt: \w{8}$/],
])(
  "%s stands in the audit log after the next start when the server failed right after",
  (_act, path, body, what, target) =>
    withAdministrator(async (backend, { act, failAfterAct }) => {
      failAfterAct();
      expect((await act(path, body)).status).toBe(500);
      expect(await noted(backend)).toEqual([]);
      await completeAuditLog(backend.databases, backend.clock);
      await completeAuditLog(backend.databases, backend.clock);
      expect(await noted(backend)).toEqual([[ADMIN, what, expect.stringMatching(target)]]);
    }),
);
