import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isOpen,
  nextState,
  PAYMENT_EDGES,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
} from "../../../src/domain/payments/paymentState.ts";

/** The transitions of docs/payment-states.md. */
const GRAPH: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  in_progress: ["pending", "paid", "failed", "cancelled", "expired"],
  pending: ["paid", "failed", "cancelled", "expired"],
  failed: ["paid", "pending"],
  cancelled: ["paid", "pending"],
  expired: ["paid", "pending"],
  paid: [],
};

/**
 * The events on which a payment enters each state: `approved`, `held`, `declined` and `cancelled` are signed answers, and
 * `settlement_confirmed` needs two persons and a settlement report.
 */
const ENTERED_ON: Readonly<Record<PaymentState, readonly PaymentEvent[]>> = {
  in_progress: [],
  pending: ["held"],
  paid: ["approved", "settlement_confirmed"],
  failed: ["declined"],
  cancelled: ["cancelled"],
  expired: ["lapsed", "denied", "closed_unpaid"],
};

/** The state after these events. An event without a transition leaves the state as it is. */
function stateAfter(events: readonly PaymentEvent[]): PaymentState {
  return events.reduce<PaymentState>((state, event) => nextState(state, event) ?? state, "in_progress");
}

const anyEvents = fc.array(fc.constantFrom(...PAYMENT_EVENTS), { maxLength: 30 });

describe("a payment's life", () => {
  test.each(PAYMENT_STATES)(
    "from %s it moves along the transitions of the graph and nowhere else",
    (from) => {
      const reached = new Set(PAYMENT_EDGES.filter((edge) => edge.from === from).map((edge) => edge.to));
      expect([...reached].toSorted()).toEqual(GRAPH[from].toSorted());
    },
  );

  test("'paid -> (stays ...)': no event leaves the state paid", () => {
    for (const event of PAYMENT_EVENTS) expect(nextState("paid", event)).toBeUndefined();
  });

  test("unknown is not failed: each state is entered only on its own events, failed and cancelled only on signed ones", () => {
    for (const { on, to } of PAYMENT_EDGES) expect(ENTERED_ON[to]).toContain(on);
  });

  test("one event from one state leads to one state", () => {
    const moves = PAYMENT_EDGES.map(({ from, on }) => `${from} ${on}`);
    expect(new Set(moves).size).toBe(moves.length);
  });

  test("'Any state becomes paid on signed proof, however late'", () => {
    for (const state of PAYMENT_STATES)
      if (state !== "paid") expect(nextState(state, "approved")).toBe("paid");
  });

  test("two persons' confirmation of a settlement report's line makes a payment of any state paid", () => {
    for (const state of PAYMENT_STATES)
      if (state !== "paid") expect(nextState(state, "settlement_confirmed")).toBe("paid");
  });

  test("any sequence of events with a signed approval ends in paid", () => {
    fc.assert(
      fc.property(anyEvents, anyEvents, (before, later) => {
        expect(stateAfter([...before, "approved", ...later])).toBe("paid");
      }),
    );
  });

  test("without a signed approval or two persons' confirmation no sequence ends in paid, and without a signed answer none ends in failed or cancelled", () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const end = stateAfter(events);
        const isProven = events.includes("approved") || events.includes("settlement_confirmed");
        if (!isProven) expect(end).not.toBe("paid");
        if (!events.includes("declined")) expect(end).not.toBe("failed");
        if (!events.includes("cancelled")) expect(end).not.toBe("cancelled");
      }),
    );
  });

  test("a repeated answer changes nothing", () => {
    fc.assert(
      fc.property(anyEvents, fc.constantFrom(...PAYMENT_EVENTS), (events, event) => {
        expect(stateAfter([...events, event, event])).toBe(stateAfter([...events, event]));
      }),
    );
  });

  test("the bank is asked while a payment is in progress or pending, and not after that", () => {
    expect(PAYMENT_STATES.filter(isOpen)).toEqual(["in_progress", "pending"]);
  });
});
