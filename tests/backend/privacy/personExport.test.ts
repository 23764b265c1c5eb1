import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { personData } from "../../../src/api/schemas/personData.ts";
import { userId } from "../../../src/server/accounts/users.ts";
import { refundNotification } from "../../../src/server/notifications/notificationDocument.ts";
import { findByOrder } from "../../../src/server/payments/paymentAccess.ts";
import { readPayment } from "../../../src/server/payments/paymentDocument.ts";
import { addUser, cookieOf, logIn } from "../accounts/accounts.ts";
import { created, pay, payRequest } from "../accounts/citizen.ts";
import {
  askSms,
  call,
  confirm,
  EMAIL,
  refusal,
  register,
  withAccounts,
  withRegistered,
} from "../accounts/registering.ts";
import { COUNCIL, START } from "../backendUnderTest.ts";
import { askCopy, copyOf, loggedIn } from "./personData.ts";

describe("a copy of one's own data", () => {
  test("has the account, its sessions and links, every payment with its receipt, and the messages", () =>
    withRegistered(async (accounts) => {
      const { app, backend, idle } = accounts;
      await created(backend, payRequest({ user: "Ahmad sendiri" }), "another-key-0123456789");
      const order = await pay(backend, payRequest({ email: "Ahmad@Example.my" }));
      await call(app, "/resetPassword", { type: "reset_password", email: EMAIL });
      await idle();
      const { all_payments, handles, notifications } = backend.databases;
      const id = await findByOrder(handles, order);
      const paid = id && (await readPayment(all_payments, id));
      if (!paid) throw new Error("no payment");
      await notifications.write(refundNotification(paid, "opened", START));
      const answer = await askCopy(app, await loggedIn(app));
      expect(answer.status).toBe(200);
      const copy = await answer.json();
      expect(() => create(copy, personData)).not.toThrow();
      expect(copy).toMatchObject({
        kind: "kaunter-person",
        version: 1,
        made_at: START,
        address: EMAIL,
        account: {
          name: EMAIL,
          full_name: "Ahmad bin Ali",
          ic_num: "310412120043",
          phone: "012-345 6789",
          verified_by: "email",
          identity_notes: [],
        },
        sessions: [{ expires_at: "2026-08-03T14:00:00.000Z" }],
        reset_links: [{ asked_at: START }],
        payments: [
          { status: "paid", order_number: order, email: "Ahmad@Example.my", receipt_no: expect.any(String) },
          { status: "in_progress", user: "Ahmad sendiri", email: EMAIL, contact: "0123456789" },
        ],
        unreadable: [],
      });
      expect(copy.messages.map(({ about }: { about: string }) => about).sort()).toEqual([
        "receipt",
        "refund",
        "reset",
        "verification",
      ]);
    }));

  test("is a file to save, which no cache keeps and whose name names nobody", () =>
    withRegistered(async ({ app }) => {
      const { headers } = await askCopy(app, await loggedIn(app));
      expect(headers.get("content-disposition")).toBe('attachment; filename="kaunter-2026-08-03.json"');
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }));

  test("has nothing of the password, and no token that would let a finder act", () =>
    withRegistered(async (accounts) => {
      const { app, backend } = accounts;
      const { status_token } = await created(backend);
      await call(app, "/resetPassword", { type: "reset_password", email: EMAIL });
      await accounts.idle();
      const [reset] = await backend.databases.reset_password.list({ prefix: "", limit: 5 });
      const user = await backend.databases.users.read(userId(EMAIL));
      const cookie = await loggedIn(app);
      const text = await (await askCopy(app, cookie)).text();
      const secrets = [status_token, reset?._id, user?.salt, user?.derived_key, cookie.split("=")[1]];
      expect(secrets.filter((secret) => typeof secret !== "string" || text.includes(secret))).toEqual([]);
    }));

  test("names no member of the central team", () =>
    withRegistered(async ({ app, backend }) => {
      await addUser(backend.databases.users, "aminah@majlis.my", ["accounts"]);
      const cookie = cookieOf(await logIn(app, "aminah@majlis.my"));
      const noted = { name: EMAIL, ic_num: "310412-12-0043" };
      expect((await call(app, "/api/admin/identities", noted, { cookie })).status).toBe(200);
      const text = await (await askCopy(app, await loggedIn(app))).text();
      expect(JSON.parse(text).account).toMatchObject({
        ic_verified: true,
        identity_notes: [{ ic_num: "310412120043", at: START }],
      });
      expect(text).not.toContain("aminah");
    }));

  test("leaves out the payments of an address that the user has not verified", () =>
    withAccounts(async (accounts) => {
      const { app, backend, sms } = accounts;
      await pay(backend, payRequest());
      await register(app);
      await askSms(app);
      await confirm(app, /\d{6}/.exec(sms.at(-1)?.text ?? "")?.[0] ?? "");
      const copy = await copyOf(app, await loggedIn(app));
      expect(copy).toMatchObject({ payments: [], left_out: "unverified", account: { verified_by: "sms" } });
      expect(copy.messages).toMatchObject([{ about: "verification" }]);
    }));

  test("is refused to strangers, other users and other sites", () =>
    withRegistered(async ({ app, backend }) => {
      expect(await refusal(await askCopy(app, ""))).toEqual([
        401,
        "unauthorized",
        "You are not authorized to access this db.",
      ]);
      await addUser(backend.databases.users, "lain@example.my", ["user"]);
      expect(await copyOf(app, await loggedIn(app, "lain@example.my"))).toMatchObject({
        address: "lain@example.my",
        payments: [],
      });
      const cookie = await loggedIn(app);
      expect((await askCopy(app, cookie, { origin: COUNCIL })).status).toBe(403);
      expect((await askCopy(app, cookie, { "sec-fetch-site": "cross-site" })).status).toBe(403);
      expect((await app.request("/api/person/export", { headers: { cookie } })).status).toBe(405);
    }));

  test("is limited to ten an hour", () =>
    withRegistered(async ({ app, backend }) => {
      const cookie = await loggedIn(app);
      for (let time = 0; time < 10; time += 1) expect((await askCopy(app, cookie)).status).toBe(200);
      const refused = await askCopy(app, cookie);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      backend.clock.pass(60 * 60_000);
      expect((await askCopy(app, cookie)).status).toBe(200);
    }));

  test("mentions a payment that cannot be read, and has all the others", () =>
    withRegistered(async (accounts) => {
      const { app, backend } = accounts;
      const { _id } = await created(backend);
      const stored = await backend.databases.all_payments.read(_id);
      await backend.databases.all_payments.write({ ...stored, _id, amount: "dear" });
      await created(backend, payRequest(), "another-key-0123456789");
      const copy = await copyOf(app, await loggedIn(app));
      expect([copy.payments.length, copy.unreadable]).toEqual([1, [_id]]);
    }));
});
