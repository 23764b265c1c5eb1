import { describe, expect, test } from "vitest";
import { findUser, userId } from "../../../src/server/accounts/users.ts";
import { sha256 } from "../../../src/server/crypto.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { changeDocument, type DocumentStore } from "../../../src/server/databases/documentStore.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import { erasePerson, personOf } from "../../../src/server/privacy/erasure.ts";
import { USUAL_RETENTION } from "../../../src/server/privacy/retention.ts";
import { startSweeping, sweep } from "../../../src/server/privacy/sweep.ts";
import { ALONE } from "../../../src/server/records/loading/throttle.ts";
import { created, goToBank, KEY, pay, payRequest, post } from "../accounts/citizen.ts";
import { call, EMAIL, register, registered, withAccounts, withRegistered } from "../accounts/registering.ts";
import { type BackendUnderTest, COUNCIL } from "../backendUnderTest.ts";
import { failingDatabases, PowerCut } from "../databases/failingDatabases.ts";
import { ENDLESS } from "../operation/timers.ts";
import { askErasure, copyOf, loggedIn } from "./personData.ts";

const DAY = 24 * 60 * 60_000;

/** A process that runs the sweep. */
function servicesOf({ databases, clock }: Pick<BackendUnderTest, "databases" | "clock">) {
  const log: LogEntry[] = [];
  return {
    log,
    services: {
      databases,
      clock,
      log: (entry: LogEntry) => void log.push(entry),
      retention: USUAL_RETENTION,
      searchesUnderWay: ALONE,
    },
  };
}

const idsOf = async (store: DocumentStore, prefix = "") =>
  (await store.list({ prefix, limit: 100 })).map(({ _id }) => _id);

describe("a sweep", () => {
  test("leaves data that are within their days, and logs nothing", () =>
    withRegistered(async ({ backend }) => {
      await created(backend);
      const { services, log } = servicesOf(backend);
      const before = await backend.databases.all_payments.dump({ limit: 10 });
      backend.clock.pass(USUAL_RETENTION.sessions * DAY);
      await sweep(services);
      expect(await backend.databases.all_payments.dump({ limit: 10 })).toEqual(before);
      expect(log).toEqual([]);
    }));

  test("erases the payer of an unpaid payment after its days, and never of a paid one", () =>
    withRegistered(async ({ backend }) => {
      const { all_payments } = backend.databases;
      const { _id } = await created(backend, payRequest(), "another-key-0123456789");
      await pay(backend, payRequest());
      const { services, log } = servicesOf(backend);
      backend.clock.pass(USUAL_RETENTION.payments * DAY - 1);
      await sweep(services);
      expect(await all_payments.read(_id)).toMatchObject({ email: EMAIL });
      backend.clock.pass(1);
      await sweep(services);
      expect(await all_payments.read(_id)).toMatchObject({
        email: "",
        contact: "",
        user: "",
        erasure: "done",
      });
      expect(log.at(-1)).toMatchObject({ event: "retention_swept", payments: 1 });
      const [paid] = (await all_payments.list({ prefix: "", limit: 5 })).filter(
        ({ status }) => status === "paid",
      );
      expect(paid).toMatchObject({ email: EMAIL, user: "Ahmad bin Ali" });
      await sweep(services);
      expect(log.filter(({ payments }) => payments !== 0)).toHaveLength(1);
    }));

  test("leaves a payment with an unknown ending to the person who reviews it", () =>
    withRegistered(async ({ backend }) => {
      const { all_payments } = backend.databases;
      const { _id, pay_url } = await created(backend);
      await goToBank(backend, pay_url);
      backend.clock.pass(2 * USUAL_RETENTION.payments * DAY);
      await sweep(servicesOf(backend).services);
      const stored = await all_payments.read(_id);
      expect(stored).toMatchObject({ email: EMAIL, status: "in_progress" });
      expect(stored?.erasure).toBeUndefined();
    }));

  test("completes a requested erasure once the bank's last answer came", () =>
    withRegistered(async (accounts) => {
      const { app, backend } = accounts;
      const { all_payments } = backend.databases;
      const { _id, pay_url } = await created(backend);
      const order = await goToBank(backend, pay_url);
      await backend.exchange.decide(order, { choice: "decline", code: "51" });
      await backend.exchange.idle();
      await askErasure(app, await loggedIn(app));
      const { services } = servicesOf(backend);
      await sweep(services);
      expect(await all_payments.read(_id)).toMatchObject({ email: EMAIL, erasure: "due" });
      await changeDocument(all_payments, _id, ({ next_enquiry_at: _over, ...asked }) => asked);
      await sweep(services);
      expect(await all_payments.read(_id)).toMatchObject({ email: "", erasure: "done" });
    }));

  test("deletes accounts that nobody confirmed, and no others", () =>
    withAccounts(async (accounts) => {
      const { app, backend } = accounts;
      await registered(accounts);
      await register(app, { name: "baru@example.my" });
      backend.clock.pass(USUAL_RETENTION.accounts * DAY);
      await sweep(servicesOf(backend).services);
      expect(await idsOf(backend.databases.users, "org.couchdb.user:")).toEqual([userId(EMAIL)]);
    }));

  test("keeps an unconfirmed account that was given a role of the central team", () =>
    withAccounts(async ({ app, backend }) => {
      const { users } = backend.databases;
      await register(app);
      await changeDocument(users, userId(EMAIL), (stored) => ({ ...stored, roles: ["user", "finance"] }));
      backend.clock.pass(USUAL_RETENTION.accounts * DAY);
      await sweep(servicesOf(backend).services);
      expect(await idsOf(users, "org.couchdb.user:")).toEqual([userId(EMAIL)]);
    }));

  test("deletes sessions, codes, tickets, links and messages after their days, and the counts of an address's messages", () =>
    withAccounts(async (accounts) => {
      const { app, backend, idle } = accounts;
      const { handles, notifications, reset_password } = backend.databases;
      await registered(accounts);
      await loggedIn(app);
      await call(app, "/resetPassword", { type: "reset_password", email: EMAIL });
      await register(app, { name: "baru@example.my" });
      const password = "kata laluan yang panjang";
      await call(app, "/api/verification", { name: "baru@example.my", password, channel: "email" });
      await idle();
      const verification = `verification:${sha256("baru@example.my")}`;
      const { services, log } = servicesOf(backend);

      backend.clock.pass(USUAL_RETENTION.sessions * DAY + 2 * 60 * 60_000);
      await sweep(services);
      expect(await idsOf(handles, "session:")).toEqual([]);
      expect(await idsOf(handles, "verification:")).toEqual([verification]);
      expect(await idsOf(reset_password)).toHaveLength(1);

      backend.clock.pass(USUAL_RETENTION.codes * DAY);
      await sweep(services);
      expect([await idsOf(handles, "verification:"), await idsOf(handles, "ticket:")]).toEqual([[], []]);
      expect(await idsOf(reset_password)).toEqual([]);
      expect((await idsOf(notifications, "notification:")).length).toBe(3);

      backend.clock.pass(USUAL_RETENTION.messages * DAY);
      await sweep(services);
      expect(await idsOf(notifications)).toEqual([]);
      expect(log.map(({ sessions, codes, messages }) => [sessions, codes, messages])).toEqual([
        [1, 0, 0],
        [0, 4, 0],
        [0, 0, 6],
      ]);
    }));

  test("deletes the status keys of councils' pages, days after they ended, and leaves the payment's status token", () =>
    withRegistered(async ({ backend }) => {
      const { handles } = backend.databases;
      const made = await post(backend, "/createPayment", payRequest(), {
        "idempotency-key": KEY,
        origin: COUNCIL,
      });
      expect(made.status).toBe(200);
      const { services } = servicesOf(backend);
      backend.clock.pass(DAY + USUAL_RETENTION.codes * DAY - 1);
      await sweep(services);
      expect(await idsOf(handles, "status_key:")).toHaveLength(1);
      backend.clock.pass(1);
      await sweep(services);
      expect(await idsOf(handles, "status_key:")).toEqual([]);
      expect(await idsOf(handles, "token:")).toHaveLength(1);
    }));

  test("deletes a payment's handle, days after it ended, and later the memory of its request, and never the payment", () =>
    withRegistered(async ({ backend }) => {
      const { all_payments, handles } = backend.databases;
      await pay(backend, payRequest());
      const { services } = servicesOf(backend);
      const end = Date.parse(String((await handles.list({ prefix: "pay:", limit: 1 }))[0]?.expires_at));
      backend.clock.pass(end + USUAL_RETENTION.codes * DAY - 1 - backend.clock.now().getTime());
      await sweep(services);
      expect(await idsOf(handles, "pay:")).toHaveLength(1);
      backend.clock.pass(1);
      await sweep(services);
      expect(await idsOf(handles, "pay:")).toEqual([]);
      expect(await idsOf(handles, "idempotency:")).toHaveLength(1);
      backend.clock.pass(USUAL_RETENTION.payments * DAY);
      await sweep(services);
      expect(await idsOf(handles, "idempotency:")).toEqual([]);
      expect(await idsOf(handles, "token:")).toHaveLength(1);
      expect(await idsOf(handles, "order:")).toHaveLength(1);
      expect(await all_payments.list({ prefix: "", limit: 5 })).toContainEqual(
        expect.objectContaining({ status: "paid" }),
      );
    }));

  test("deletes the mark that a payer gave a licence's fact, days after it ended", () =>
    withRegistered(async ({ backend }) => {
      const { handles } = backend.databases;
      const expires_at = backend.clock.now().toISOString();
      await handles.write({ _id: "licence_fact:x", type: "licence_fact", expires_at });
      const { services } = servicesOf(backend);
      backend.clock.pass(USUAL_RETENTION.codes * DAY - 1);
      await sweep(services);
      expect(await idsOf(handles, "licence_fact:")).toHaveLength(1);
      backend.clock.pass(1);
      await sweep(services);
      expect(await idsOf(handles, "licence_fact:")).toEqual([]);
    }));

  test("keeps a message that is still to be sent", () =>
    withRegistered(async ({ backend }) => {
      const { notifications } = backend.databases;
      const _id = "notification:x:receipt";
      await notifications.write({
        _id,
        type: "notification",
        status: "to_send",
        created_at: backend.clock.now().toISOString(),
        recipient: EMAIL,
      });
      backend.clock.pass(10 * USUAL_RETENTION.messages * DAY);
      await sweep(servicesOf(backend).services);
      expect(await notifications.read(_id)).toBeDefined();
    }));

  test("by two processes at once does the same as by one", () =>
    withRegistered(async ({ backend }) => {
      const { _id } = await created(backend);
      backend.clock.pass(USUAL_RETENTION.payments * DAY);
      const processes = [servicesOf(backend), servicesOf(backend)];
      await Promise.all(processes.map(({ services }) => sweep(services)));
      expect(await backend.databases.all_payments.read(_id)).toMatchObject({ email: "", erasure: "done" });
    }));

  test("runs at the start and then daily until it is stopped; a failed one is logged and repeated", () =>
    withRegistered(async ({ backend }) => {
      const { services, log } = servicesOf(backend);
      const waits: number[] = [];
      let passed = (): void => undefined;
      const sweeping = startSweeping(
        { ...services, databases: { ...backend.databases, users: unanswering() } },
        {
          wait: (milliseconds, signal) => {
            waits.push(milliseconds);
            return waits.length === 2
              ? ENDLESS.wait(milliseconds, signal)
              : new Promise((go) => (passed = go));
          },
        },
      );
      await expect.poll(() => waits).toEqual([DAY]);
      passed();
      await expect.poll(() => waits).toEqual([DAY, DAY]);
      await sweeping.stop();
      expect(log.map(({ event }) => event)).toEqual(["sweep_failed", "sweep_failed"]);

      function unanswering(): DocumentStore {
        return { ...backend.databases.users, list: async () => Promise.reject(new Error("away")) };
      }
    }));
});

describe("an interrupted erasure", () => {
  test.each(["before", "after"] as const)(
    "%s any of its writes is completed by the next sweep",
    async (when) => {
      const cuts: boolean[] = [];
      while (cuts.at(-1) !== false)
        await withRegistered(async ({ app, backend }) => {
          const { databases } = backend;
          await pay(backend, payRequest());
          await call(app, "/resetPassword", { type: "reset_password", email: EMAIL });
          await loggedIn(app);
          const user = await findUser(databases.users, EMAIL);
          if (user === undefined) throw new Error("no user");
          const failing = failingDatabases(databases);
          failing.arm({ write: cuts.length + 1, when });
          const { services } = servicesOf(backend);
          const erasing = erasePerson({ ...services, databases: failing.databases }, personOf(user));
          const wasCut = await erasing.then(
            () => false,
            () => true,
          );
          await sweep(services);
          const left = await textOf(databases);
          // Interrupted before its first write, the erasure had not begun.
          if (cuts.length === 0 && when === "before") expect(left).toContain(userId(EMAIL));
          else expect(left).not.toContain(EMAIL);
          cuts.push(wasCut);
        });
      expect(cuts.length).toBeGreaterThan(5);
    },
  );

  test("leaves alone an account that was registered again meanwhile", () =>
    withRegistered(async (accounts) => {
      const { app, backend } = accounts;
      const { users } = backend.databases;
      const user = await findUser(users, EMAIL);
      if (user === undefined) throw new Error("no user");
      const failing = failingDatabases(backend.databases);
      failing.arm({ write: 2, when: "after" });
      const { services } = servicesOf(backend);
      await expect(
        erasePerson({ ...services, databases: failing.databases }, personOf(user)),
      ).rejects.toThrow(PowerCut);
      await registered(accounts);
      const cookie = await loggedIn(app);
      await sweep(services);
      expect((await copyOf(app, cookie)).account).toMatchObject({ name: EMAIL });
    }));
});

/** Every document that can name a citizen, as text. */
async function textOf(databases: Databases): Promise<string> {
  const { users, handles, all_payments, reset_password, notifications } = databases;
  const stores = [users, handles, all_payments, reset_password, notifications];
  return JSON.stringify(await Promise.all(stores.map((store) => store.dump({ limit: 1000 }))));
}
