import { describe, expect, test } from "vitest";
import { isOpen, PAYMENT_STATES } from "../../../src/domain/payments/paymentState.ts";
import { PAY_STEPS } from "../../../src/payment/paySteps.ts";
import {
  attemptStateOf,
  ENDING_OF,
  isAsked,
  mayPayAgain,
  SCREEN_BY_STATE,
} from "../../../src/payment/screenByState.ts";

const ATTEMPTS = ["none", "not_sent", ...PAYMENT_STATES] as const;

describe("'one says which screen is legal in which state, with an honest page for each wrong one'", () => {
  test("every paying screen has an entry for every state", () => {
    expect(Object.keys(SCREEN_BY_STATE).toSorted()).toEqual(["cart", ...PAY_STEPS, "receipt"].toSorted());
    for (const byState of Object.values(SCREEN_BY_STATE))
      expect(Object.keys(byState).toSorted()).toEqual(ATTEMPTS.toSorted());
  });

  test("while an attempt may still be paid, paying again is possible behind a warning", () => {
    for (const screen of ["cart", ...PAY_STEPS] as const)
      for (const state of ATTEMPTS)
        expect(SCREEN_BY_STATE[screen][state]).toBe(
          state !== "none" && state !== "not_sent" && isAsked({ status: state }) ? "warned" : "shown",
        );
  });

  test("the receipt page shows every attempt, and says so when there is none", () => {
    for (const state of ATTEMPTS)
      expect(SCREEN_BY_STATE.receipt[state]).toBe(state === "none" ? "nothing" : "shown");
  });
});

describe("the citizen's last attempt", () => {
  test("counts as open when the server says nothing about it, since unknown is not ended", () => {
    expect(attemptStateOf(true, undefined, false)).toBe("in_progress");
    expect(attemptStateOf(false, undefined, false)).toBe("none");
  });

  test("that never went to the bank blocks nothing", () => {
    const notSent = { status: "in_progress", resumable: true } as const;
    expect(attemptStateOf(true, notSent, false)).toBe("not_sent");
    expect(attemptStateOf(true, notSent, true)).toBe("in_progress");
    for (const status of PAYMENT_STATES) expect(attemptStateOf(true, { status }, false)).toBe(status);
  });

  test("may be paid again when it failed or never went to the bank, and not while the bank is asked or after it is paid", () => {
    expect(PAYMENT_STATES.filter((status) => mayPayAgain({ status, user: "Siti" }))).toEqual([
      "failed",
      "cancelled",
      "expired",
    ]);
    expect(mayPayAgain({ status: "in_progress", resumable: true, user: "Siti" })).toBe(true);
  });

  test("cannot be paid again once its payer's data are erased, since the server refuses that", () => {
    expect(PAYMENT_STATES.filter((status) => mayPayAgain({ status, user: "" }))).toEqual([]);
    expect(mayPayAgain({ status: "in_progress", resumable: true, user: "" })).toBe(false);
    expect(isAsked({ status: "in_progress", resumable: true })).toBe(false);
    expect(PAYMENT_STATES.filter((status) => isAsked({ status }))).toEqual([
      "in_progress",
      "pending",
      "expired",
    ]);
  });
});

describe("'There are three endings: paid, not paid, we are still asking the bank'", () => {
  test("only a signed decline or cancellation is not paid", () => {
    expect(PAYMENT_STATES.filter((state) => ENDING_OF[state] === "not_paid")).toEqual([
      "failed",
      "cancelled",
    ]);
  });

  test("only a signed approval is paid", () => {
    expect(PAYMENT_STATES.filter((state) => ENDING_OF[state] === "paid")).toEqual(["paid"]);
  });

  test("still asking are the open states, and a lapsed attempt was never answered", () => {
    expect(PAYMENT_STATES.filter((state) => ENDING_OF[state] === "still_asking")).toEqual(
      PAYMENT_STATES.filter(isOpen),
    );
    expect(ENDING_OF.expired).toBe("unanswered");
  });
});
