import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Fault, PortalError } from "../../../src/api/fault.ts";
import type { Payment } from "../../../src/api/payments.ts";
import { PAYMENT_STATES, type PaymentState } from "../../../src/domain/payments/paymentState.ts";
import { type Known, pollPayment } from "../../../src/payment/pollPayment.ts";
import { payment } from "./samples.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T02:03:04Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Longer than any pause between two polls. */
const LONG_MS = 31_000;

type Answer = PaymentState | Fault | Error;

/**
 * A server that gives these answers in turn and then repeats the last one, with a record of the states that the poll reported.
 */
function poll(...answers: readonly [Answer, ...Answer[]]) {
  const reported: { readonly known: Known; readonly requested: boolean }[] = [];
  let asked = 0;
  let under = 0;
  let most = 0;
  const read = async (): Promise<Payment> => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? answers[0];
    asked += 1;
    under += 1;
    most = Math.max(most, under);
    // The answer takes a second.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    under -= 1;
    if (typeof answer === "string") return payment(answer);
    throw answer instanceof Error ? answer : new PortalError(answer);
  };
  const running = pollPayment(read, (known, requested) => reported.push({ known, requested }));
  const last = () => reported.at(-1)?.known ?? { status: "looking" };
  return { ...running, reported, last, asked: () => asked, mostAtOnce: () => most };
}

describe("polling a payment", () => {
  test("begins at once and says so", () => {
    const { reported, stop } = poll("paid");
    expect(reported).toEqual([{ known: { status: "looking" }, requested: false }]);
    stop();
  });

  test("reports that the first answer is slow, and takes it when it comes", async () => {
    const reported: Known[] = [];
    const late = Promise.withResolvers<Payment>();
    const running = pollPayment(
      () => late.promise,
      (known) => reported.push(known),
    );
    await vi.advanceTimersByTimeAsync(4_999);
    expect(reported.at(-1)).toEqual({ status: "looking" });
    await vi.advanceTimersByTimeAsync(1);
    expect(reported.at(-1)).toEqual({ status: "slow" });
    late.resolve(payment("paid"));
    await vi.advanceTimersByTimeAsync(0);
    expect(reported.at(-1)).toMatchObject({ status: "known", payment: { status: "paid" } });
    running.stop();
  });

  test("keeps what is known while a later answer is slow", async () => {
    const reported: Known[] = [];
    const answers = [Promise.resolve(payment("pending")), new Promise<Payment>(() => undefined)];
    const running = pollPayment(
      () => answers.shift() ?? Promise.reject(new Error("asked too often")),
      (known) => reported.push(known),
    );
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(reported.at(-1)).toMatchObject({ status: "known", payment: { status: "pending" } });
    running.stop();
  });

  test("continues until the payment is paid", async () => {
    const polled = poll("in_progress", "pending", "in_progress", "paid");
    await vi.advanceTimersByTimeAsync(4 * LONG_MS);
    expect(polled.asked()).toBe(4);
    expect(polled.last()).toMatchObject({ status: "known", stale: false, payment: { status: "paid" } });
    await vi.advanceTimersByTimeAsync(10 * LONG_MS);
    expect(polled.asked()).toBe(4);
  });

  test.each(PAYMENT_STATES)("after %s it continues unless the payment is paid", async (state) => {
    const polled = poll(state);
    await vi.advanceTimersByTimeAsync(2 * LONG_MS);
    expect(polled.asked() > 1).toBe(state !== "paid");
    polled.stop();
  });

  test.each(["failed", "cancelled", "expired"] as const)(
    "polls a payment that is %s rarely, and reports a late approval",
    async (state) => {
      const polled = poll(state, state, "paid");
      await vi.advanceTimersByTimeAsync(1_000 + LONG_MS);
      expect(polled.asked()).toBe(2);
      await vi.advanceTimersByTimeAsync(LONG_MS);
      expect(polled.last()).toMatchObject({ payment: { status: "paid" } });
    },
  );

  test("never replaces paid with an older answer", async () => {
    const polled = poll("paid", "in_progress");
    await vi.advanceTimersByTimeAsync(1_000);
    polled.refresh();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(polled.asked()).toBe(1);
    expect(polled.last()).toMatchObject({ stale: false, payment: { status: "paid" } });
  });

  test("never stops by itself while the payment is open, and slows down", async () => {
    const polled = poll("pending");
    await vi.advanceTimersByTimeAsync(60_000);
    const early = polled.asked();
    await vi.advanceTimersByTimeAsync(3_600_000);
    const late = polled.asked();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(early).toBeGreaterThan(5);
    expect(polled.asked() - late).toBeGreaterThan(0);
    expect(polled.asked() - late).toBeLessThan(early);
    polled.stop();
  });

  test("reports the time of the last poll", async () => {
    const polled = poll("pending");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.last()).toMatchObject({ askedAt: new Date("2026-11-21T02:03:05Z") });
    polled.stop();
  });
});

describe("'Unknown is not failed'", () => {
  const FAULTS: readonly Fault[] = [
    { kind: "offline" },
    { kind: "timeout" },
    { kind: "unreachable" },
    { kind: "unavailable" },
    { kind: "busy" },
    { kind: "unreadable" },
  ];

  test.each(FAULTS)(
    "a network error before any answer changes nothing, and polling continues: $kind",
    async (fault) => {
      const polled = poll(fault, fault, "paid");
      await vi.advanceTimersByTimeAsync(1_000);
      expect(polled.last()).toEqual({ status: "unknown" });
      await vi.advanceTimersByTimeAsync(2 * LONG_MS);
      expect(polled.last()).toMatchObject({ status: "known", payment: { status: "paid" } });
    },
  );

  test.each([...FAULTS, { kind: "missing" } as const])(
    "a network error after a known state keeps the state, marks it stale, and polling continues: $kind",
    async (fault) => {
      const polled = poll("pending", fault, "paid");
      await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 1_000);
      expect(polled.asked()).toBe(2);
      expect(polled.last()).toMatchObject({
        status: "known",
        stale: true,
        payment: { status: "pending" },
        askedAt: new Date("2026-11-21T02:03:05Z"),
      });
      await vi.advanceTimersByTimeAsync(LONG_MS);
      expect(polled.last()).toMatchObject({ stale: false, payment: { status: "paid" } });
    },
  );

  test("the answer to a request of the citizen is reported, and polling continues as before", async () => {
    const polled = poll("in_progress", "in_progress", "paid");
    await vi.advanceTimersByTimeAsync(1_000);
    polled.request(async () => payment("pending"));
    await vi.advanceTimersByTimeAsync(0);
    expect(polled.last()).toMatchObject({ status: "known", payment: { status: "pending" } });
    expect(polled.asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * LONG_MS);
    expect(polled.last()).toMatchObject({ payment: { status: "paid" } });
  });

  test("when the server asks it to wait, the known state stays until the next answer", async () => {
    const polled = poll("pending", "pending");
    await vi.advanceTimersByTimeAsync(1_000);
    polled.request(() => Promise.reject(new PortalError({ kind: "busy", retryAfter: 20 })));
    await vi.advanceTimersByTimeAsync(0);
    expect(polled.last()).toMatchObject({
      status: "known",
      stale: false,
      payment: { status: "pending" },
      waitRequestedAt: new Date("2026-11-21T02:03:05Z"),
    });
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(polled.last()).not.toHaveProperty("waitRequestedAt");
    polled.stop();
  });

  test("when the server asks it to wait, the server counts as reached again", async () => {
    const polled = poll("pending", { kind: "offline" });
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 1_000);
    expect(polled.last()).toMatchObject({ stale: true });
    polled.request(() => Promise.reject(new PortalError({ kind: "busy", retryAfter: 20 })));
    await vi.advanceTimersByTimeAsync(0);
    expect(polled.last()).toMatchObject({ stale: false, waitRequestedAt: new Date("2026-11-21T02:03:08Z") });
    polled.stop();
  });

  test("an error of our own code is no ending either", async () => {
    const polled = poll(new TypeError("a fault of ours"), "paid");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.last()).toEqual({ status: "unknown" });
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(polled.last()).toMatchObject({ status: "known" });
  });

  test("a payment that the server does not know is reported as missing, and is not polled again", async () => {
    const polled = poll({ kind: "missing" });
    await vi.advanceTimersByTimeAsync(4 * LONG_MS);
    expect(polled.last()).toEqual({ status: "nothing", used: false });
    expect(polled.asked()).toBe(1);
  });

  test("a return link that was used before is reported as such", async () => {
    const polled = poll({ kind: "refused", reason: "used" });
    await vi.advanceTimersByTimeAsync(4 * LONG_MS);
    expect(polled.last()).toEqual({ status: "nothing", used: true });
    expect(polled.asked()).toBe(1);
  });

  test("any other refusal says nothing about the payment, and polling continues", async () => {
    const polled = poll({ kind: "refused", reason: "attempt_failed_please_try_again" }, "pending");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.last()).toEqual({ status: "unknown" });
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(polled.last()).toMatchObject({ status: "known" });
    polled.stop();
  });
});

describe("polling now", () => {
  test("happens at once and replaces the planned poll", async () => {
    const polled = poll("pending");
    await vi.advanceTimersByTimeAsync(1_000 + 1_000);
    polled.refresh();
    expect(polled.asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.asked()).toBe(2);
    polled.stop();
  });

  test("during a poll adds one more right after, whose answer is newer", async () => {
    const polled = poll("pending", "paid");
    polled.refresh();
    polled.refresh();
    expect(polled.asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.last()).toMatchObject({ payment: { status: "paid" } });
  });

  test("twice changes nothing while the first press is being answered", async () => {
    const polled = poll("pending");
    await vi.advanceTimersByTimeAsync(1_000);
    polled.request(() => new Promise(() => undefined));
    polled.request(() => Promise.reject(new Error("asked twice")));
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(polled.last()).toMatchObject({ status: "known", stale: false });
    polled.stop();
  });

  test("during an automatic poll runs right after it, and is shown as under way until its answer", async () => {
    const polled = poll("in_progress");
    polled.request(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return payment("pending");
    });
    expect(polled.reported.at(-1)).toMatchObject({ known: { status: "looking" }, requested: true });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.reported.at(-1)).toMatchObject({
      known: { payment: { status: "in_progress" } },
      requested: true,
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.reported.at(-1)).toMatchObject({
      known: { payment: { status: "pending" } },
      requested: false,
    });
    expect(polled.mostAtOnce()).toBe(1);
    polled.stop();
  });

  test("that waits ends when the running poll says paid", async () => {
    const polled = poll("paid");
    polled.request(() => Promise.reject(new Error("asked about a paid payment")));
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(polled.reported.at(-1)).toMatchObject({
      known: { payment: { status: "paid" } },
      requested: false,
    });
  });

  test("is shown as requested only when the citizen pressed", async () => {
    const polled = poll("pending");
    await vi.advanceTimersByTimeAsync(2 * LONG_MS);
    expect(polled.reported.every(({ requested }) => !requested)).toBe(true);
    polled.stop();
  });

  test("never runs twice at a time", async () => {
    const polled = poll("pending");
    for (let second = 0; second < 60; second += 1) {
      polled.refresh();
      polled.request();
      await vi.advanceTimersByTimeAsync(500);
      polled.request();
    }
    expect(polled.mostAtOnce()).toBe(1);
    polled.stop();
  });

  test("also happens after an ending, since a late proof can change it", async () => {
    const polled = poll("failed", "paid");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.last()).toMatchObject({ payment: { status: "failed" } });
    polled.refresh();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.last()).toMatchObject({ payment: { status: "paid" } });
  });
});

describe("stopping", () => {
  test("between two polls ends them", async () => {
    const polled = poll("pending");
    await vi.advanceTimersByTimeAsync(1_000);
    polled.stop();
    polled.refresh();
    await vi.advanceTimersByTimeAsync(4 * LONG_MS);
    expect(polled.asked()).toBe(1);
  });

  test("during a poll reports nothing more, whatever the answer", async () => {
    for (const answer of ["paid", { kind: "timeout" }] as const) {
      const polled = poll(answer);
      polled.stop();
      await vi.advanceTimersByTimeAsync(4 * LONG_MS);
      expect(polled.reported).toEqual([{ known: { status: "looking" }, requested: false }]);
    }
  });

  test("aborts the running call", () => {
    let given: AbortSignal | undefined;
    const { stop } = pollPayment(
      (signal) => {
        given = signal;
        return new Promise(() => undefined);
      },
      () => undefined,
    );
    expect(given?.aborted).toBe(false);
    stop();
    expect(given?.aborted).toBe(true);
  });
});
