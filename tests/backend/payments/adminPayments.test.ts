import { describe, expect, test } from "vitest";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { ADMIN, addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { post } from "../accounts/citizen.ts";
import { COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";
import { REAL_COUCHDB } from "../databases/realCouchDb.ts";
import { LIST, listAs, listed, loggedIn, paymentsOfADay } from "./reviewedPayments.ts";

describe("the review queue", () => {
  test("has double payments and those that the bank left open, with their history and without contact details", () =>
    withBackend(listed));

  test(
    "is the same over CouchDB's protocol",
    () => withCouchDb(({ databases }) => withBackend(listed, { databases })),
    30_000,
  );

  test("comes page by page, in the order of the ids", () =>
    withBackend(async (backend) => {
      const { twice, unclear } = await paymentsOfADay(backend);
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      const first = await listAs(app, cookie, `${LIST}&limit=1`);
      expect([first.rows.map(({ _id }) => _id), first.next]).toEqual([[twice], twice]);
      const second = await listAs(app, cookie, `${LIST}&limit=1&after=${twice}`);
      expect([second.rows.map(({ _id }) => _id), second.next]).toEqual([[unclear], null]);
      expect(await listAs(app, cookie, `${LIST}&after=${unclear}`)).toEqual({
        rows: [],
        unmatched: [],
        unreadable: [],
        next: null,
        certificates: null,
      });
    }));

  test("loses a payment when a person has closed its case", () =>
    withBackend(async (backend) => {
      const { unclear } = await paymentsOfADay(backend);
      const { settlements } = backend.databases;
      const [refundCase] = await settlements.list({ prefix: "refund_case:", limit: 10 });
      if (refundCase === undefined) throw new Error("no case");
      await settlements.write({ ...refundCase, status: "closed" });
      const app = withLogin(backend);
      const { rows } = await listAs(app, await loggedIn(backend, app));
      expect(rows.map(({ _id }) => _id)).toEqual([unclear]);
    }));

  test("is complete even if one refund case cannot be read: the case is named, and its payer keeps the receipt", () =>
    withBackend(async (backend) => {
      const { twice, unclear } = await paymentsOfADay(backend);
      const { settlements, all_payments } = backend.databases;
      const [refundCase] = await settlements.list({ prefix: "refund_case:", limit: 10 });
      if (refundCase === undefined) throw new Error("no case");
      await settlements.write({ ...refundCase, status: "Closed, said Aminah" });
      const app = withLogin(backend);
      const answer = await listAs(app, await loggedIn(backend, app));
      expect(answer).toMatchObject({
        rows: [{ _id: twice, refund_case: null }, { _id: unclear }],
        unreadable: [twice],
      });
      const held = await post(backend, "/api/query", { url: btoa(`transactions/${twice}`) });
      const paid = await all_payments.read(twice);
      expect(await held.json()).toMatchObject({ status: "paid", receipt_no: paid?.receipt_no });
    }));

  test("is read without changing the payments", () =>
    withBackend(async (backend) => {
      await paymentsOfADay(backend);
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      const revisions = async ({ all_payments, settlements }: Databases) => {
        const stores = [all_payments, settlements].map((store) => store.list({ prefix: "", limit: 100 }));
        return (await Promise.all(stores)).flat().map(({ _id, _rev }) => [_id, _rev]);
      };
      const before = await revisions(backend.databases);
      await listAs(app, cookie);
      for (const method of ["POST", "PUT", "DELETE", "PATCH"])
        expect((await app.request(LIST, { method, headers: { cookie, origin: PORTAL } })).status).toBe(405);
      expect(await revisions(backend.databases)).toEqual(before);
    }));

  test.each([
    ["/api/admin/payments"],
    ["/api/admin/payments?listed=false"],
    [`${LIST}&limit=0`],
    [`${LIST}&limit=101`],
    [`${LIST}&limit=x`],
    [`${LIST}&after=x`],
    [`${LIST}&email=ahmad@example.my`],
    [`${LIST}&number=K2608030000000000`],
    ["/api/admin/payments?number="],
  ])("refuses a request with %s", (path) =>
    withBackend(async (backend) => {
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      expect((await app.request(path, { headers: { cookie } })).status).toBe(400);
    }),
  );
});

describe("access to the review queue", () => {
  const NO_ROLE = { error: "forbidden", reason: "You are not allowed to access this db." };

  test.each([
    [["finance"], 200, {}],
    [["user", "finance"], 200, {}],
    [[], 403, NO_ROLE],
    [["user"], 403, NO_ROLE],
    [["_admin"], 403, NO_ROLE],
  ])("of a user with the roles %j is answered with %d", (roles, status, body) =>
    withBackend(async (backend) => {
      const app = withLogin(backend, { admin: ADMIN });
      const adding = addUser(backend.databases.users, "b@majlis.my", roles);
      // a real CouchDB lets nobody store a role of its own
      if (REAL_COUCHDB !== undefined && roles.some((role) => role.startsWith("_")))
        return void (await expect(adding).rejects.toMatchObject({ status: 403 }));
      await adding;
      const cookie = cookieOf(await logIn(app, "b@majlis.my"));
      const answer = await app.request(LIST, { headers: { cookie } });
      expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining(body)]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }),
  );

  test("for the administrator, and for nobody who is not logged in (rule 6.4)", () =>
    withBackend(async (backend) => {
      const app = withLogin(backend, { admin: ADMIN });
      await addUser(backend.databases.users, ADMIN, []);
      const cookie = cookieOf(await logIn(app, ADMIN));
      expect(await listAs(app, cookie)).toEqual({
        rows: [],
        unmatched: [],
        unreadable: [],
        next: null,
        certificates: null,
      });
      for (const shown of ["", "AuthSession=of-nobody"]) {
        const answer = await app.request(LIST, { headers: { cookie: shown } });
        expect([answer.status, await answer.json()]).toEqual([
          401,
          expect.objectContaining({
            error: "unauthorized",
            reason: "You are not authorized to access this db.",
          }),
        ]);
      }
    }));

  test.each(["GET", "OPTIONS", "POST"])("for no page of another site: %s", (method) =>
    withBackend(async (backend) => {
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      const headers = { cookie, origin: COUNCIL, "access-control-request-method": "GET" };
      const answer = await app.request(LIST, { method, headers });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }),
  );
});
