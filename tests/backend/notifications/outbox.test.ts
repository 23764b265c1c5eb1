import { describe, expect, test } from "vitest";
import { MailFailure, type Message } from "../../../src/server/notifications/mailer.ts";
import { startSending } from "../../../src/server/notifications/outbox.ts";
import {
  CLAIM_HOLDS,
  LOOKS_EVERY,
  MOST_TO_STRANGERS,
  WAITS,
} from "../../../src/server/notifications/waits.ts";
import type { Timer } from "../../../src/server/timer.ts";
import { created, goToBank, lineOf, pay, payRequest, requestFor, statusOf } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { makeBackend, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";
import { atStart, fakeMail, notificationOf, post } from "../post.ts";
import { paidAgain, stillAsked } from "./manyMessages.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const OTHER_PAYMENT = requestFor([lineOf(COMPOUND, "full")], { email: "siti@example.my" });

const refused = async () => {
  throw new MailFailure("EENVELOPE", 550);
};

describe("a settlement's receipt", () => {
  test("is sent at once, and the payment records it", async () => {
    const mail = fakeMail();
    await withBackend(async ({ databases }) => {
      const { outbox } = post(databases, atStart, mail);
      const backend = makeBackend(databases, "", outbox);
      const payment = await created(backend);
      expect(await statusOf(backend, payment.status_token)).toMatchObject({ sent_softcopy: false });
      const order = await goToBank(backend, payment.pay_url);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
      await outbox.idle();
      expect(mail.sent.map(({ to }) => to)).toEqual(["ahmad@example.my"]);
      expect(await notificationOf(backend, order)).toMatchObject({
        status: "sent",
        sent_at: backend.clock.now().toISOString(),
        attempts: 1,
      });
      expect(await statusOf(backend, payment.status_token)).toMatchObject({ sent_softcopy: true });
      // FPX repeats its answer, the citizen returns, and the outbox looks for messages again.
      await postAnswer(backend, "indirect", await answerFor(backend, order, { debit: "00" }));
      await outbox.idle();
      await outbox.sendDue();
      expect(mail.tries).toBe(1);
    });
  });

  test("is not sent before the payment is paid", () =>
    withBackend(async ({ databases }) => {
      const { outbox, mail } = post(databases, atStart);
      const backend = makeBackend(databases, "", outbox);
      const order = await goToBank(backend, (await created(backend)).pay_url);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "51" }));
      await outbox.idle();
      await outbox.sendDue();
      expect(mail.tries).toBe(0);
    }));

  test("does not keep FPX waiting, whatever the mail server does", () =>
    withBackend(async ({ databases }) => {
      const { outbox, mail } = post(databases, atStart);
      const server = Promise.withResolvers<void>();
      mail.fate = () => server.promise;
      const backend = makeBackend(databases, "", outbox);
      const order = await goToBank(backend, (await created(backend)).pay_url);
      const answer = await answerFor(backend, order, { debit: "00" });
      expect(await (await postAnswer(backend, "direct", answer)).text()).toBe("OK");
      server.resolve();
      await outbox.idle();
      expect(mail.sent).toHaveLength(1);
    }));
});

describe("a message that the mail server does not accept", () => {
  test("is retried after each wait of the schedule and not before, then given up", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      const { outbox, mail, log } = post(backend.databases, backend.clock);
      mail.fate = refused;
      await outbox.sendDue();
      expect(WAITS.slice(0, 5)).toEqual([MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR]);
      for (const [place, wait] of WAITS.entries()) {
        expect(mail.tries).toBe(place + 1);
        backend.clock.pass(wait - 1);
        await outbox.sendDue();
        expect(mail.tries).toBe(place + 1);
        backend.clock.pass(1);
        await outbox.sendDue();
      }
      expect(mail.tries).toBe(WAITS.length + 1);
      expect(await notificationOf(backend, order)).toMatchObject({ status: "given_up" });
      backend.clock.pass(30 * 24 * HOUR);
      await outbox.sendDue();
      expect(mail.tries).toBe(WAITS.length + 1);

      const given = log.at(-1);
      expect(given).toMatchObject({
        event: "message_given_up",
        about: "receipt",
        code: "EENVELOPE",
        reply: 550,
      });
      expect(log.filter(({ event }) => event === "message_given_up")).toHaveLength(1);
      expect(given?.message).toBe((await notificationOf(backend, order))?.message);
      expect(JSON.stringify(log)).not.toMatch(new RegExp(`ahmad|example\\.my|${order}`, "i"));
    }));

  test("waits for its time, even when the outbox looks sooner", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      const { outbox, mail } = post(backend.databases, backend.clock);
      const ask = async () => {
        outbox.sendSoon(`notification:${order}:receipt`);
        await outbox.idle();
      };
      mail.fate = refused;
      await ask();
      await ask();
      expect(mail.tries).toBe(1);
      backend.clock.pass(MINUTE);
      await ask();
      expect(mail.tries).toBe(2);
    }));

  test("is retried with the same message id, and the payment records that it was sent", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      const { outbox, mail } = post(backend.databases, backend.clock);
      const tried: Message[] = [];
      mail.fate = async (message) => {
        tried.push(message);
        if (tried.length < 3) await refused();
      };
      for (const wait of [0, ...WAITS.slice(0, 2)]) {
        backend.clock.pass(wait);
        await outbox.sendDue();
      }
      expect(mail.sent).toHaveLength(1);
      expect(new Set(tried.map(({ id }) => id)).size).toBe(1);
      expect(tried[0]?.id).toMatch(/^[0-9a-f]{32}@kaunter\.example$/);
      expect(await notificationOf(backend, order)).toMatchObject({ status: "sent", attempts: 3 });
    }));

  test("does not hold up other messages", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      await paidAgain(backend, order, 3, () => "siti@example.my");
      const { outbox, mail } = post(backend.databases, backend.clock);
      mail.fate = async ({ to }) => {
        if (to === "ahmad@example.my") await refused();
      };
      await outbox.sendDue();
      expect(mail.sent.map(({ to }) => to)).toEqual(Array(3).fill("siti@example.my"));
    }));

  test("of a payment that is gone goes to a person, and the error reveals nothing of the stored data", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      const stored = await notificationOf(backend, order);
      await backend.databases.notifications.write({ ...stored!, payment_id: "f".repeat(32) });
      const { outbox, mail, log } = post(backend.databases, backend.clock);
      for (const wait of [0, ...WAITS]) {
        backend.clock.pass(wait);
        await outbox.sendDue();
      }
      expect(mail.tries).toBe(0);
      expect(log.at(-1)).toMatchObject({ event: "message_given_up", fault: "Error" });
    }));
});

test("a message of a payment that cannot be read is given up like any other, and goes to a person", () =>
  withBackend(async (backend) => {
    const order = await pay(backend, payRequest());
    const stored = await notificationOf(backend, order);
    const { all_payments } = backend.databases;
    const payment = await all_payments.read(String(stored?.payment_id));
    await all_payments.write({ ...payment!, amount: "a great deal" });
    const { outbox, log } = post(backend.databases, backend.clock);
    for (const wait of [0, ...WAITS, ...WAITS]) {
      backend.clock.pass(wait);
      await outbox.sendDue();
    }
    expect(log).toHaveLength(WAITS.length + 1);
    expect(log.at(-1)).toMatchObject({ event: "message_given_up", fault: "StoredDataError" });
  }));

describe("two processes", () => {
  test("send each message once when they look at the same time", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      await paidAgain(backend, order, 5);
      const mail = fakeMail();
      const processes = [1, 2, 3].map(() => post(backend.databases, backend.clock, mail));
      await Promise.all(processes.map(({ outbox }) => outbox.sendDue()));
      expect(mail.sent).toHaveLength(6);
      expect(new Set(mail.sent.map(({ id }) => id)).size).toBe(6);
      expect(mail.tries).toBe(6);
    }));

  test("never exceed an address's cap, even at the same time", () =>
    withBackend(async (backend) => {
      await stillAsked(backend, MOST_TO_STRANGERS + 5);
      const mail = fakeMail();
      const processes = [1, 2].map(() => post(backend.databases, backend.clock, mail));
      await Promise.all(processes.map(({ outbox }) => outbox.sendDue()));
      expect(mail.sent).toHaveLength(MOST_TO_STRANGERS);
    }));
});

describe("a process that ends while it sends", () => {
  test("keeps its claim for some minutes; then another sends the message again with the same id", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      const first = post(backend.databases, backend.clock);
      const tried: Message[] = [];
      const reached = Promise.withResolvers<void>();
      first.mail.fate = (message) => {
        tried.push(message);
        reached.resolve();
        return new Promise(() => {});
      };
      void first.outbox.sendDue();
      await reached.promise;

      const second = post(backend.databases, backend.clock);
      backend.clock.pass(CLAIM_HOLDS - 1);
      await second.outbox.sendDue();
      expect(second.mail.tries).toBe(0);
      backend.clock.pass(1);
      await second.outbox.sendDue();
      expect(second.mail.sent.map(({ id }) => id)).toEqual(tried.map(({ id }) => id));
      expect(await notificationOf(backend, order)).toMatchObject({ status: "sent" });
    }));

  test("does not undo the work of another process after its claim has expired", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      const first = post(backend.databases, backend.clock);
      const reached = Promise.withResolvers<void>();
      const server = Promise.withResolvers<void>();
      first.mail.fate = () => {
        reached.resolve();
        return server.promise;
      };
      const late = first.outbox.sendDue();
      await reached.promise;
      backend.clock.pass(CLAIM_HOLDS);
      await post(backend.databases, backend.clock).outbox.sendDue();
      server.reject(new MailFailure("ETIMEDOUT", undefined));
      await late;
      expect(await notificationOf(backend, order)).toMatchObject({ status: "sent" });
    }));

  // The writes: the claim, the payment's mark, the message's mark.
  test.each(
    [1, 2, 3].flatMap((write) => [
      { write, when: "before" as const },
      { write, when: "after" as const },
    ]),
  )("$when write $write: no message is lost, and a repeated one has the same id", (outage) =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      const failing = failingDatabases(backend.databases);
      const mail = fakeMail();
      failing.arm(outage);
      await post(failing.databases, backend.clock, mail).outbox.sendDue();

      backend.clock.pass(CLAIM_HOLDS);
      await post(backend.databases, backend.clock, mail).outbox.sendDue();
      const stored = await notificationOf(backend, order);
      expect(stored).toMatchObject({ status: "sent" });
      const payment = await backend.databases.all_payments.read(String(stored?.payment_id));
      expect(payment).toMatchObject({ sent_softcopy: true });
      const isUnmarked = outage.write === 2 && outage.when === "before";
      expect(mail.sent).toHaveLength(isUnmarked ? 2 : 1);
      expect(new Set(mail.sent.map(({ id }) => id)).size).toBe(1);
    }),
  );
});

describe("the outbox of a running system", () => {
  /** A timer whose waits the test ends. */
  function handTimer() {
    const waits: number[] = [];
    let go = () => {};
    let asked = Promise.withResolvers<void>();
    const timer: Timer = {
      wait: (milliseconds, signal) =>
        new Promise((passed) => {
          waits.push(milliseconds);
          go = passed;
          signal.addEventListener("abort", () => passed());
          if (signal.aborted) passed();
          asked.resolve();
        }),
    };
    return {
      timer,
      waits,
      waiting: () => asked.promise,
      pass: () => {
        asked = Promise.withResolvers();
        go();
      },
    };
  }

  test("looks for messages at the start and at each interval, and stops with the system", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest());
      const { outbox, mail } = post(backend.databases, backend.clock);
      const hand = handTimer();
      const sending = startSending(outbox, hand.timer);
      await hand.waiting();
      expect(mail.sent).toHaveLength(1);
      await pay(backend, OTHER_PAYMENT, "another-idempotency-key");
      expect(mail.sent).toHaveLength(1);
      hand.pass();
      await hand.waiting();
      expect(mail.sent).toHaveLength(2);
      expect(hand.waits).toEqual([LOOKS_EVERY, LOOKS_EVERY]);
      await sending.stop();
      expect(hand.waits).toHaveLength(2);
    }));

  test("finishes the message that is on its way and sends no other", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      await paidAgain(backend, order, 5);
      const { outbox, mail } = post(backend.databases, backend.clock);
      const reached = Promise.withResolvers<void>();
      const server = Promise.withResolvers<void>();
      mail.fate = () => {
        reached.resolve();
        return server.promise;
      };
      const sending = startSending(outbox, handTimer().timer);
      await reached.promise;
      const stopped = sending.stop();
      server.resolve();
      await stopped;
      expect(mail.sent).toHaveLength(1);
    }));

  test("continues after the databases were away", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest());
      let isAway = true;
      const { notifications } = backend.databases;
      const databases = {
        ...backend.databases,
        notifications: {
          ...notifications,
          idsUpTo: async (name: string, key: string) => {
            if (isAway) throw new Error("no database for ahmad@example.my");
            return notifications.idsUpTo(name, key);
          },
        },
      };
      const { outbox, mail, log } = post(databases, backend.clock);
      await outbox.sendDue();
      expect(log).toMatchObject([{ event: "outbox_failed", fault: "Error" }]);
      expect(JSON.stringify(log)).not.toContain("ahmad");
      isAway = false;
      await outbox.sendDue();
      expect(mail.sent).toHaveLength(1);
    }));
});
