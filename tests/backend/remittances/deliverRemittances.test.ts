import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { systemRandom } from "../../../src/server/crypto.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import type { Message } from "../../../src/server/notifications/mailer.ts";
import { WAITS } from "../../../src/server/notifications/waits.ts";
import { closeAllRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import {
  type DeliveringServices,
  deliverRemittances,
  startDelivering,
} from "../../../src/server/remittances/deliverRemittances.ts";
import {
  listDeliveries,
  removeDelivery,
  replayDelivery,
  setEmail,
  setWebhook,
  statusOf,
} from "../../../src/server/remittances/remittanceDelivery.ts";
import { created, goToBank, lineOf, requestFor } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND } from "../bills/bills.ts";
import { approve } from "../licences/licences.ts";
import { ENDLESS } from "../operation/timers.ts";
import { closing, DAY } from "./remittances.ts";

const SECRET = "the-secret-of-the-status-tokens";
const ADDRESS = "https://council.example/kaunter?key=of-the-council";

interface Call {
  readonly url: string;
  readonly body: string;
  readonly headers: Headers;
}

/** A process that delivers. `answers` holds the next answers of the council's server, then it says 200. */
function delivering({ databases, clock }: Pick<BackendUnderTest, "databases" | "clock">) {
  const calls: Call[] = [];
  const mails: Message[] = [];
  const log: LogEntry[] = [];
  const answers: (number | Error)[] = [];
  const services: DeliveringServices = {
    databases,
    clock,
    tokenSecret: SECRET,
    host: "portal.example",
    log: (entry) => void log.push(entry),
    mailer: { send: async (message) => void mails.push(message) },
    fetch: async (url, { headers, body, redirect }) => {
      expect(redirect).toBe("manual");
      calls.push({ url, body: String(body), headers: new Headers(headers) });
      const answer = answers.shift() ?? 200;
      if (answer instanceof Error) throw answer;
      return new Response(null, { status: answer });
    },
  };
  const remittances = () => calls.map(({ body }) => JSON.parse(body).remittance);
  return { services, calls, mails, log, answers, remittances };
}

const setting = ({ databases, clock }: BackendUnderTest) => ({
  databases,
  clock,
  random: systemRandom,
  tokenSecret: SECRET,
});

const webhook = (backend: BackendUnderTest) => setWebhook(setting(backend), { council: "mpt", url: ADDRESS });

/** A paid bill, and the closing of its day. */
async function remit(backend: BackendUnderTest, bill: "assessment" | "compound"): Promise<void> {
  const line = bill === "assessment" ? lineOf(ASSESSMENT, "1") : lineOf(COMPOUND, "full");
  const { pay_url } = await created(backend, requestFor([line]), `0123456789abcdef-${bill}`);
  await approve(backend, await goToBank(backend, pay_url));
  backend.clock.pass(DAY);
  await closeAllRemittances(closing(backend));
}

const statuses = async ({ databases }: BackendUnderTest) =>
  (await listDeliveries(databases.handles, "mpt")).map(statusOf);

describe("a webhook", () => {
  test("is called once for each new remittance, in the order of the closings, with totals and without a citizen", () =>
    withBackend(async (backend) => {
      await remit(backend, "assessment");
      await webhook(backend);
      const { services, calls, remittances } = delivering(backend);
      await deliverRemittances(services);
      // what was closed before belongs to the time before the webhook
      expect(calls).toEqual([]);
      await remit(backend, "compound");
      await deliverRemittances(services);
      await deliverRemittances(services);
      expect(remittances()).toEqual(["mpt-2026-2"]);
      const [call] = calls;
      expect(call?.url).toBe(ADDRESS);
      expect(JSON.parse(call?.body ?? "")).toMatchObject({
        event: "remittance.closed",
        council: "mpt",
        day: "2026-08-04",
        total: { lines: 1, amount: "80.00" },
      });
      expect(call?.body).not.toMatch(/payer|bill|receipt|pages/);
    }));

  test("is signed with the secret that was shown once and is not stored", () =>
    withBackend(async (backend) => {
      const { secret } = await webhook(backend);
      expect(secret).toMatch(/^[\w-]{43}$/);
      const stored = JSON.stringify(await backend.databases.handles.list({ prefix: "", limit: 100 }));
      expect(stored).not.toContain(secret);
      await remit(backend, "assessment");
      const { services, calls } = delivering(backend);
      await deliverRemittances(services);
      const [call] = calls;
      const [, seconds = "", signature] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(call?.headers.get("x-kaunter-signature") ?? "") ?? [];
      expect(Number(seconds)).toBe(Math.floor(backend.clock.now().getTime() / 1000));
      const expected = createHmac("sha256", secret).update(`${seconds}.${call?.body}`).digest("hex");
      expect(signature).toBe(expected);
      const again = await webhook(backend);
      expect(again.secret).not.toBe(secret);
    }));

  test.each([
    ["an error", 500],
    ["a redirect, which it does not follow", 302],
    ["no answer", new TypeError("fetch failed")],
  ])(
    "that gives %s is called again after a pause, and gets the later remittances after this one",
    (_, answer) =>
      withBackend(async (backend) => {
        await webhook(backend);
        await remit(backend, "assessment");
        await remit(backend, "compound");
        const { services, answers, remittances, log } = delivering(backend);
        answers.push(answer);
        await deliverRemittances(services);
        await deliverRemittances(services);
        expect(remittances()).toEqual(["mpt-2026-1"]);
        expect(log).toEqual([
          expect.objectContaining({
            event: "remittance_not_delivered",
            remittance: "mpt-2026-1",
            attempts: 1,
          }),
        ]);
        expect(JSON.stringify(log)).not.toContain("council.example");
        backend.clock.pass(WAITS[0] ?? 0);
        await deliverRemittances(services);
        expect(remittances()).toEqual(["mpt-2026-1", "mpt-2026-1", "mpt-2026-2"]);
        expect(await statuses(backend)).toMatchObject([{ delivered_through: "mpt-2026-2", attempts: 0 }]);
      }),
  );

  test("that fails for more than three days stops, tells the log, and goes on after a replay", () =>
    withBackend(async (backend) => {
      await webhook(backend);
      await remit(backend, "assessment");
      const { services, answers, remittances, log } = delivering(backend);
      const begun = backend.clock.now().getTime();
      for (const wait of [...WAITS, 0]) {
        answers.push(503);
        await deliverRemittances(services);
        backend.clock.pass(wait);
      }
      expect(backend.clock.now().getTime() - begun).toBeGreaterThan(3 * DAY);
      expect(log.at(-1)).toMatchObject({ event: "remittance_delivery_stopped", answer: 503 });
      expect(await statuses(backend)).toMatchObject([{ stopped_at: expect.any(String) }]);
      backend.clock.pass(30 * DAY);
      await deliverRemittances(services);
      expect(remittances()).toHaveLength(WAITS.length + 1);
      expect(await replayDelivery(backend.databases, { council: "mpt", channel: "webhook" })).toBe(true);
      await deliverRemittances(services);
      expect(remittances()).toHaveLength(WAITS.length + 2);
      expect(await statuses(backend)).toMatchObject([{ delivered_through: "mpt-2026-1", stopped_at: null }]);
    }));

  test("gets again what follows a remittance, on request, and only a remittance of its council counts", () =>
    withBackend(async (backend) => {
      await webhook(backend);
      await remit(backend, "assessment");
      await remit(backend, "compound");
      const { services, remittances } = delivering(backend);
      await deliverRemittances(services);
      const replayAfter = (after: string) =>
        replayDelivery(backend.databases, { council: "mpt", channel: "webhook", after });
      expect(await replayAfter("mps-2026-1")).toBe(false);
      expect(await replayAfter("mpt-2026-9")).toBe(false);
      expect(await replayAfter("mpt-2026-1")).toBe(true);
      await deliverRemittances(services);
      expect(remittances()).toEqual(["mpt-2026-1", "mpt-2026-2", "mpt-2026-2"]);
    }));

  test("is called by one of two processes", () =>
    withBackend(async (backend) => {
      await webhook(backend);
      await remit(backend, "assessment");
      const processes = [delivering(backend), delivering(backend)];
      await Promise.all(processes.map(({ services }) => deliverRemittances(services)));
      expect(processes.flatMap(({ remittances }) => remittances())).toEqual(["mpt-2026-1"]);
    }));

  test("gets a remittance again when a process crashed before it noted the call", () =>
    withBackend(async (backend) => {
      await webhook(backend);
      await remit(backend, "assessment");
      const { services, remittances } = delivering(backend);
      const { handles } = backend.databases;
      let writes = 0;
      const crashing = {
        ...handles,
        write: (document: Parameters<typeof handles.write>[0]) => {
          writes += 1;
          return writes === 1 ? handles.write(document) : Promise.reject(new Error("crashed"));
        },
      };
      const crashed = { ...services, databases: { ...services.databases, handles: crashing } };
      await deliverRemittances(crashed);
      await deliverRemittances(services);
      expect(remittances()).toHaveLength(1);
      backend.clock.pass(10 * 60_000);
      await deliverRemittances(services);
      expect(remittances()).toEqual(["mpt-2026-1", "mpt-2026-1"]);
    }));

  test("gets nothing more after the central team ended it", () =>
    withBackend(async (backend) => {
      await webhook(backend);
      await remit(backend, "assessment");
      expect(await removeDelivery(backend.databases.handles, "mpt", "webhook")).toBe(true);
      expect(await removeDelivery(backend.databases.handles, "mpt", "webhook")).toBe(false);
      const { services, calls } = delivering(backend);
      await deliverRemittances(services);
      expect(calls).toEqual([]);
    }));
});

describe("an e-mail about a remittance", () => {
  test.each([
    ["ms", "Penyata kutipan mpt-2026-1"],
    ["en", "Remittance mpt-2026-1"],
    ["zh", "收款报表 mpt-2026-1"],
  ] as const)("in %s brings the totals, and the lines as a CSV file", (language, subject) =>
    withBackend(async (backend) => {
      const address = "hasil@council.example";
      await setEmail(backend, { council: "mpt", address, language });
      await remit(backend, "compound");
      const { services, mails } = delivering(backend);
      await deliverRemittances(services);
      await deliverRemittances(services);
      expect(mails).toHaveLength(1);
      const [mail] = mails;
      expect(mail).toMatchObject({
        id: "mpt-2026-1@portal.example",
        to: address,
        subject: expect.stringContaining(subject),
        attachment: { name: "mpt-2026-1.csv", content: expect.stringContaining("K26-000001") },
      });
      expect(mail?.attachment?.content.startsWith("\ufeffremittance,")).toBe(true);
      for (const body of [mail?.subject, mail?.text, mail?.html]) {
        expect(body).toContain("80.00");
        expect(body).not.toMatch(/[{}]\w+\}|undefined/);
      }
    }),
  );

  test("waits while the server has no mail server", () =>
    withBackend(async (backend) => {
      await setEmail(backend, { council: "mpt", address: "hasil@council.example", language: "ms" });
      await remit(backend, "assessment");
      const { services, mails } = delivering(backend);
      await deliverRemittances({ ...services, mailer: undefined });
      expect(await statuses(backend)).toMatchObject([{ delivered_through: null, attempts: 0 }]);
      await deliverRemittances(services);
      expect(mails).toHaveLength(1);
    }));
});

test("a delivery that cannot be read is named in the log and stops no other", () =>
  withBackend(async (backend) => {
    await backend.databases.handles.write({ _id: "remittance_delivery:dbkk:email", type: "nothing" });
    await webhook(backend);
    await remit(backend, "assessment");
    const { services, remittances, log } = delivering(backend);
    await deliverRemittances(services);
    expect(remittances()).toEqual(["mpt-2026-1"]);
    expect(log).toEqual([
      expect.objectContaining({
        event: "remittances_not_delivered",
        delivery: "remittance_delivery:dbkk:email",
        fault: "StoredDataError",
      }),
    ]);
  }));

test("databases that do not answer stop no later delivery", () =>
  withBackend(async (backend) => {
    await webhook(backend);
    await remit(backend, "assessment");
    const { services, remittances, log } = delivering(backend);
    const { handles } = backend.databases;
    let isAway = true;
    const list: typeof handles.list = (...range) =>
      isAway ? Promise.reject(new Error("away")) : handles.list(...range);
    const rounds = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let waits = 0;
    const next = Promise.withResolvers<void>();
    const running = startDelivering(
      { ...services, databases: { ...services.databases, handles: { ...handles, list } } },
      {
        wait: (milliseconds, signal) => {
          rounds[waits]?.resolve();
          waits += 1;
          return waits === 1 ? next.promise : ENDLESS.wait(milliseconds, signal);
        },
      },
    );
    await rounds[0]?.promise;
    expect(log).toEqual([expect.objectContaining({ event: "remittances_not_delivered" })]);
    isAway = false;
    next.resolve();
    await rounds[1]?.promise;
    await running.stop();
    expect(remittances()).toEqual(["mpt-2026-1"]);
  }));
