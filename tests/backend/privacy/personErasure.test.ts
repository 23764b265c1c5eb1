import { describe, expect, test } from "vitest";
import { userId } from "../../../src/server/accounts/users.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { DATABASES } from "../../../src/server/databases/databases.ts";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";
import { addUser, cookieOf, logIn, PASSWORD, whoAmI } from "../accounts/accounts.ts";
import { created, goToBank, pay, payRequest, statusOf } from "../accounts/citizen.ts";
import {
  type Accounts,
  call,
  EMAIL,
  refusal,
  register,
  registered,
  withRegistered,
} from "../accounts/registering.ts";
import { COUNCIL } from "../backendUnderTest.ts";
import { askErasure, copyOf, loggedIn } from "./personData.ts";

const PHONE = "0123456789";
const OTHER_KEY = "another-key-0123456789";

/** Every document, as text. */
async function everything(databases: Databases): Promise<string> {
  const stored = await Promise.all(
    DATABASES.filter((name) => name !== "records").map((name) => databases[name].dump({ limit: 1000 })),
  );
  return JSON.stringify(stored);
}

async function decline({ backend }: Accounts, request = payRequest(), key = OTHER_KEY): Promise<string> {
  const payment = await created(backend, request, key);
  const order = await goToBank(backend, payment.pay_url);
  await backend.exchange.decide(order, { choice: "decline", code: "51" });
  await backend.exchange.idle();
  return payment._id;
}

describe("the erasure of one's own data", () => {
  test("deletes the account with its sessions, links, codes and messages, and the payer's details", () =>
    withRegistered(async (accounts) => {
      const { app, backend, idle } = accounts;
      await pay(backend, payRequest({ email: "Ahmad@Example.my" }));
      await call(app, "/resetPassword", { type: "reset_password", email: EMAIL });
      await idle();
      const elsewhere = await loggedIn(app);
      const cookie = await loggedIn(app);
      const answer = await askErasure(app, cookie);
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true, waiting: 0 }]);
      expect(cookieOf(answer)).toBe("AuthSession=");
      expect(await whoAmI(app, elsewhere)).toEqual({ name: null, roles: [] });
      expect((await logIn(app, EMAIL)).status).toBe(401);
      const left = await everything(backend.databases);
      for (const own of [EMAIL, "Ahmad@Example.my", PHONE, "310412120043", "012-345 6789"])
        expect(left).not.toContain(own);
      // The receipt keeps the name of the person who paid.
      expect(left.split("Ahmad bin Ali").length - 1).toBe(1);
    }));

  test("leaves the payment's receipt, its status link and its settlement as they were", () =>
    withRegistered(async (accounts) => {
      const { app, backend } = accounts;
      const payment = await created(backend);
      const order = await goToBank(backend, payment.pay_url);
      await backend.exchange.decide(order, { choice: "approve" });
      await backend.exchange.idle();
      const before = await statusOf(backend, payment.status_token);
      const settled = await backend.databases.settlements.dump({ limit: 10 });
      await askErasure(app, await loggedIn(app));
      const { email: _email, contact: _contact, ...shown } = before;
      expect(await statusOf(backend, payment.status_token)).toEqual({ ...shown, email: "", contact: "" });
      expect(await backend.databases.settlements.dump({ limit: 10 })).toEqual(settled);
      // When the bank repeats its answer, the server stores no personal data again.
      await backend.exchange.decide(order, { choice: "approve" });
      await backend.exchange.idle();
      expect(await everything(backend.databases)).not.toContain(EMAIL);
    }));

  test("needs the password again, and slows down guesses", () =>
    withRegistered(async ({ app }) => {
      const cookie = await loggedIn(app);
      for (let time = 0; time < 3; time += 1)
        expect(await refusal(await askErasure(app, cookie, "bukan ini"))).toEqual([
          403,
          "forbidden",
          "auth_error",
        ]);
      expect((await askErasure(app, cookie)).status).toBe(429);
      expect((await copyOf(app, cookie)).account).not.toBeNull();
    }));

  test("is refused to strangers and to other sites", () =>
    withRegistered(async ({ app }) => {
      expect((await askErasure(app, "")).status).toBe(401);
      const cookie = await loggedIn(app);
      expect((await askErasure(app, cookie, PASSWORD, { origin: COUNCIL })).status).toBe(403);
      expect((await askErasure(app, cookie, PASSWORD, { "sec-fetch-site": "cross-site" })).status).toBe(403);
      expect((await copyOf(app, cookie)).account).not.toBeNull();
    }));

  test("is refused to the central team, whose names record who did what", () =>
    withRegistered(async ({ app, backend }) => {
      await addUser(backend.databases.users, "aminah@majlis.my", ["finance"]);
      const cookie = await loggedIn(app, "aminah@majlis.my");
      expect((await askErasure(app, cookie)).status).toBe(403);
      expect(await backend.databases.users.read(userId("aminah@majlis.my"))).toBeDefined();
    }));

  test.each([
    ["at the bank", async ({ backend }: Accounts) => goToBank(backend, (await created(backend)).pay_url)],
    [
      "paid, and not settled yet",
      async ({ backend }: Accounts) => {
        await pay(backend, payRequest());
        await change(backend.databases.all_payments, { settlement: "due" });
      },
    ],
    [
      "on the list that a person looks at",
      async (accounts: Accounts) => {
        const id = await decline(accounts);
        await change(accounts.backend.databases.all_payments, { listed: true, listed_reason: "unclear" }, id);
      },
    ],
    [
      "not to be read",
      async ({ backend }: Accounts) => {
        await created(backend);
        await change(backend.databases.all_payments, { amount: "dear" });
      },
    ],
    [
      "due back",
      async ({ backend }: Accounts) => {
        await created(backend, payRequest(), OTHER_KEY);
        const [first] = await backend.databases.all_payments.list({ prefix: "", limit: 1 });
        const order = await pay(backend, payRequest());
        await backend.databases.settlements.write({
          _id: `refund_case:${order}`,
          type: "refund_case",
          payment_id: first?._id,
          opened_at: "2026-08-03T02:00:00.000Z",
          status: "open",
          bills: {},
        });
      },
    ],
  ])("waits while money is under way: a payment that is %s", (_how, prepare) =>
    withRegistered(async (accounts) => {
      await prepare(accounts);
      const { app, backend } = accounts;
      const before = await everything(backend.databases);
      const cookie = await loggedIn(app);
      expect(await refusal(await askErasure(app, cookie))).toEqual([409, "conflict", "still_open"]);
      for (const kept of [EMAIL, PHONE]) {
        const count = (text: string) => text.split(kept).length;
        expect(count(await everything(backend.databases))).toBeGreaterThanOrEqual(count(before));
      }
      expect((await copyOf(app, cookie)).account).not.toBeNull();
    }),
  );

  test("deletes the account at once, but a declined payment waits for the bank's last answer", () =>
    withRegistered(async (accounts) => {
      const { app, backend } = accounts;
      const id = await decline(accounts);
      const answer = await askErasure(app, await loggedIn(app));
      expect(await answer.json()).toEqual({ ok: true, waiting: 1 });
      expect((await logIn(app, EMAIL)).status).toBe(401);
      expect(await backend.databases.all_payments.read(id)).toMatchObject({ erasure: "due", email: EMAIL });
    }));

  test("makes an earlier pay page lead nowhere", () =>
    withRegistered(async ({ app, backend }) => {
      const { pay_url, status_token } = await created(backend);
      await askErasure(app, await loggedIn(app));
      expect((await backend.app.request(pay_url)).status).toBe(410);
      expect(await statusOf(backend, status_token)).toMatchObject({
        status: "in_progress",
        user: "",
        email: "",
      });
      const again = await call(
        backend.app,
        `/api/payments/${status_token}/again`,
        { callback_url: `${COUNCIL}/resit`, language: "ms" },
        { "idempotency-key": OTHER_KEY },
      );
      expect(await refusal(again)).toEqual([410, "gone", "expired"]);
    }));

  test("does not touch a new account of the same address", () =>
    withRegistered(async (accounts) => {
      const { app, backend } = accounts;
      await pay(backend, payRequest());
      await askErasure(app, await loggedIn(app));
      expect((await register(app)).status).toBe(200);
      await registered(accounts);
      const copy = await copyOf(app, await loggedIn(app));
      expect([copy.account?.name, copy.payments]).toEqual([EMAIL, []]);
    }));
});

/** Changes stored fields of the only payment, or of the one with the id. */
async function change(store: DocumentStore, fields: object, id?: string): Promise<void> {
  const found = id === undefined ? (await store.list({ prefix: "", limit: 1 }))[0] : await store.read(id);
  if (found === undefined) throw new Error("no payment");
  await store.write({ ...found, ...fields });
}
