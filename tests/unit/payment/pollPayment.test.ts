import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Fault, PortalError } from "../../../src/api/fault.ts";
import type { Payment } from "../../../src/api/readPayment.ts";
import { PAYMENT_STATES, type PaymentState } from "../../../src/domain/payments/paymentState.ts";
import { type Known, pollPayment } from "../../../src/payment/pollPayment.ts";
import { payment } from "./samples.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T02:03:04Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Longer than any pause between two askings. */
const LONG_MS = 31_000;

type Answer = PaymentState | Fault | Error;

/** A server that gives these answers in turn, the last one again and again; and what was told of them. */
function poll(...answers: readonly [Answer, ...Answer[]]) {
  const told: { readonly known: Known; readonly requested: boolean }[] = [];
  let asked = 0;
  let under = 0;
  let most = 0;
  const read = async (): Promise<Payment> => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? answers[0];
    asked += 1;
    under += 1;
    most = Math.max(most, under);
    // the answer takes a second
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    under -= 1;
    if (typeof answer === "string") return payment(answer);
    throw answer instanceof Error ? answer : new PortalError(answer);
  };
  const running = pollPayment(read, (known, requested) => told.push({ known, requested }));
  const last = () => told.at(-1)?.known ?? { status: "looking" };
  return { ...running, told, last, asked: () => asked, mostAtOnce: () => most };
}

describe("asking for a payment", () => {
  test("begins at once and says so", () => {
    const { told, stop } = poll("paid");
    expect(told).toEqual([{ known: { status: "looking" }, requested: false }]);
    stop();
  });

  test("says that the first answer is slow, and takes it when it comes", async () => {
    const told: Known[] = [];
    const late = Promise.withResolvers<Payment>();
    const running = pollPayment(
      () => late.promise,
      (known) => told.push(known),
    );
    await vi.advanceTimersByTimeAsync(4_999);
    expect(told.at(-1)).toEqual({ status: "looking" });
    await vi.advanceTimersByTimeAsync(1);
    expect(told.at(-1)).toEqual({ status: "slow" });
    late.resolve(payment("paid"));
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toMatchObject({ status: "known", payment: { status: "paid" } });
    running.stop();
  });

  test("a later answer that is slow takes nothing away from what is known", async () => {
    const told: Known[] = [];
    const answers = [Promise.resolve(payment("pending")), new Promise<Payment>(() => undefined)];
    const running = pollPayment(
      () => answers.shift() ?? Promise.reject(new Error("asked too often")),
      (known) => told.push(known),
    );
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(told.at(-1)).toMatchObject({ status: "known", payment: { status: "pending" } });
    running.stop();
  });

  test("goes on until the payment is paid", async () => {
    const polled = poll("in_progress", "pending", "in_progress", "paid");
    await vi.advanceTimersByTimeAsync(4 * LONG_MS);
    expect(polled.asked()).toBe(4);
    expect(polled.last()).toMatchObject({ status: "known", stale: false, payment: { status: "paid" } });
    await vi.advanceTimersByTimeAsync(10 * LONG_MS);
    expect(polled.asked()).toBe(4);
  });

  test.each(PAYMENT_STATES)("after %s it goes on unless that is paid", async (state) => {
    const polled = poll(state);
    await vi.advanceTimersByTimeAsync(2 * LONG_MS);
    expect(polled.asked() > 1).toBe(state !== "paid");
    polled.stop();
  });

  test.each(["failed", "cancelled", "expired"] as const)(
    "what is %s is asked about seldom, and a late approval is told",
    async (state) => {
      const polled = poll(state, state, "paid");
      await vi.advanceTimersByTimeAsync(1_000 + LONG_MS);
      expect(polled.asked()).toBe(2);
      await vi.advanceTimersByTimeAsync(LONG_MS);
      expect(polled.last()).toMatchObject({ payment: { status: "paid" } });
    },
  );

  test("paid stays paid: nobody's asking brings an older answer after it", async () => {
    const polled = poll("paid", "in_progress");
    await vi.advanceTimersByTimeAsync(1_000);
    polled.refresh();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(polled.asked()).toBe(1);
    expect(polled.last()).toMatchObject({ stale: false, payment: { status: "paid" } });
  });

  test("never stops by itself while nothing is settled, and grows seldom", async () => {
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

  test("tells when it asked last", async () => {
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
    "a network error before any answer says nothing, and asking goes on: $kind",
    async (fault) => {
      const polled = poll(fault, fault, "paid");
      await vi.advanceTimersByTimeAsync(1_000);
      expect(polled.last()).toEqual({ status: "unknown" });
      await vi.advanceTimersByTimeAsync(2 * LONG_MS);
      expect(polled.last()).toMatchObject({ status: "known", payment: { status: "paid" } });
    },
  );

  test.each([...FAULTS, { kind: "missing" } as const])(
    "a network error after a known state keeps it and marks it stale, and asking goes on: $kind",
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

  test("asked in another way, it tells that answer and goes on as before", async () => {
    const polled = poll("in_progress", "in_progress", "paid");
    await vi.advanceTimersByTimeAsync(1_000);
    polled.request(async () => payment("pending"));
    await vi.advanceTimersByTimeAsync(0);
    expect(polled.last()).toMatchObject({ status: "known", payment: { status: "pending" } });
    expect(polled.asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * LONG_MS);
    expect(polled.last()).toMatchObject({ payment: { status: "paid" } });
  });

  test("told to wait, it keeps what is known as it is, until the next answer", async () => {
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

  test("told to wait after it was not reached, it was reached: nothing says that nobody could be asked", async () => {
    const polled = poll("pending", { kind: "offline" });
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 1_000);
    expect(polled.last()).toMatchObject({ stale: true });
    polled.request(() => Promise.reject(new PortalError({ kind: "busy", retryAfter: 20 })));
    await vi.advanceTimersByTimeAsync(0);
    expect(polled.last()).toMatchObject({ stale: false, waitRequestedAt: new Date("2026-11-21T02:03:08Z") });
    polled.stop();
  });

  test("a fault of our own is no ending either", async () => {
    const polled = poll(new TypeError("a fault of ours"), "paid");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.last()).toEqual({ status: "unknown" });
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(polled.last()).toMatchObject({ status: "known" });
  });

  test("a payment that the server does not know is nothing to show, and is not asked for again", async () => {
    const polled = poll({ kind: "missing" });
    await vi.advanceTimersByTimeAsync(4 * LONG_MS);
    expect(polled.last()).toEqual({ status: "nothing", used: false });
    expect(polled.asked()).toBe(1);
  });

  test("a way back that was used before leads to nothing, and that is said apart", async () => {
    const polled = poll({ kind: "refused", reason: "used" });
    await vi.advanceTimersByTimeAsync(4 * LONG_MS);
    expect(polled.last()).toEqual({ status: "nothing", used: true });
    expect(polled.asked()).toBe(1);
  });

  test("any other refusal says nothing of the payment, and asking goes on", async () => {
    const polled = poll({ kind: "refused", reason: "attempt_failed_please_try_again" }, "pending");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.last()).toEqual({ status: "unknown" });
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(polled.last()).toMatchObject({ status: "known" });
    polled.stop();
  });
});

describe("asking now", () => {
  test("asks at once and not again at the time that was planned", async () => {
    const polled = poll("pending");
    await vi.advanceTimersByTimeAsync(1_000 + 1_000);
    polled.refresh();
    expect(polled.asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.asked()).toBe(2);
    polled.stop();
  });

  test("while an asking is under way asks once more right after: its answer may be older than the reason to ask", async () => {
    const polled = poll("pending", "paid");
    polled.refresh();
    polled.refresh();
    expect(polled.asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.last()).toMatchObject({ payment: { status: "paid" } });
  });

  test("a second press changes nothing while the first is under way", async () => {
    const polled = poll("pending");
    await vi.advanceTimersByTimeAsync(1_000);
    polled.request(() => new Promise(() => undefined));
    polled.request(() => Promise.reject(new Error("asked twice")));
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(polled.last()).toMatchObject({ status: "known", stale: false });
    polled.stop();
  });

  test("a press while the page reads by itself is asked right after, and shown as under way until its answer", async () => {
    const polled = poll("in_progress");
    polled.request(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return payment("pending");
    });
    expect(polled.told.at(-1)).toMatchObject({ known: { status: "looking" }, requested: true });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.told.at(-1)).toMatchObject({
      known: { payment: { status: "in_progress" } },
      requested: true,
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.told.at(-1)).toMatchObject({ known: { payment: { status: "pending" } }, requested: false });
    expect(polled.mostAtOnce()).toBe(1);
    polled.stop();
  });

  test("a press that waits ends with the reading that says paid", async () => {
    const polled = poll("paid");
    polled.request(() => Promise.reject(new Error("asked about a paid payment")));
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(polled.told.at(-1)).toMatchObject({ known: { payment: { status: "paid" } }, requested: false });
  });

  test("what the page asks by itself is not shown as requested", async () => {
    const polled = poll("pending");
    await vi.advanceTimersByTimeAsync(2 * LONG_MS);
    expect(polled.told.every(({ requested }) => !requested)).toBe(true);
    polled.stop();
  });

  test("is never two at a time", async () => {
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

  test("asks again about an ending, since a late proof can change it", async () => {
    const polled = poll("failed", "paid");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.last()).toMatchObject({ payment: { status: "failed" } });
    polled.refresh();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(polled.last()).toMatchObject({ payment: { status: "paid" } });
  });
});

describe("stopping", () => {
  test("between two askings ends them", async () => {
    const polled = poll("pending");
    await vi.advanceTimersByTimeAsync(1_000);
    polled.stop();
    polled.refresh();
    await vi.advanceTimersByTimeAsync(4 * LONG_MS);
    expect(polled.asked()).toBe(1);
  });

  test("while one is under way tells nothing more, whatever the answer", async () => {
    for (const answer of ["paid", { kind: "timeout" }] as const) {
      const polled = poll(answer);
      polled.stop();
      await vi.advanceTimersByTimeAsync(4 * LONG_MS);
      expect(polled.told).toEqual([{ known: { status: "looking" }, requested: false }]);
    }
  });

  test("gives up the call that is under way", () => {
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
