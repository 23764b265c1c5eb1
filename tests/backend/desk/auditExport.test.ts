import { describe, expect, test } from "vitest";
import { userId } from "../../../src/server/accounts/users.ts";
import { changeDocument } from "../../../src/server/databases/documentStore.ts";
import { addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { PORTAL, withBackend } from "../backendUnderTest.ts";

/** The audit log as CSV, while its reader's account changes. */

const OMAR = "omar@majlis.my";
const EXPORT = "/api/admin/audit/export";

/** More entries than the server reads at once. */
const ENTRIES = 150;

describe("the export of the audit log", () => {
  test.each([
    ["is cut off by a role taken away", { roles: ["support"] }, false],
    ["is cut off by a changed password", { salt: "another" }, false],
    ["is cut off by the end of its reader", { roles: [], ended_at: "2026-08-03T02:00:00.000Z" }, false],
    ["goes on with another role", { roles: ["auditor", "support"] }, true],
  ])("%s while it is being saved", (_what, change, isWhole) => {
    let reads = Number.NEGATIVE_INFINITY;
    return withBackend(
      async (backend) => {
        const { databases } = backend;
        await addUser(databases.users, OMAR, ["auditor"]);
        await databases.audit.writeAll(
          Array.from({ length: ENTRIES }, (_, place) => ({
            _id: `0${String(place).padStart(31, "0")}`,
            type: "audit_entry",
            at: "2026-08-01T02:00:00.000Z",
            by: "siti@majlis.my",
            what: "users_read",
            payments: [],
          })),
        );
        const app = withLogin(backend);
        const cookie = cookieOf(await logIn(app, OMAR));
        const headers = { cookie, origin: PORTAL, "content-type": "application/json" };
        const body = JSON.stringify({ by: "siti@majlis.my" });
        const { ticket } = await (await app.request(EXPORT, { method: "POST", headers, body })).json();
        reads = 0;
        const saved = async () => {
          const answer = await app.request(`${EXPORT}/${ticket}`, { headers });
          expect(answer.status).toBe(200);
          return (await answer.text()).trim().split("\r\n").length;
        };
        const rows = saved();
        if (isWhole) expect(await rows).toBe(ENTRIES + 1);
        else await expect(rows).rejects.toThrow("cut off");
      },
      {
        wrap: ({ audit, users, ...databases }) => ({
          ...databases,
          users,
          audit: {
            ...audit,
            viewDown: async (...asked) => {
              reads += 1;
              if (reads === 2) await changeDocument(users, userId(OMAR), (user) => ({ ...user, ...change }));
              return await audit.viewDown(...asked);
            },
          },
        }),
      },
    );
  });
});
