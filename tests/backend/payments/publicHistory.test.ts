import { describe, expect, test } from "vitest";
import { created, goToBank, payRequest, statusOf } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { answerEnquiries, askRound } from "./enquiries.ts";

/** The history of a payment, as its holder reads it. */

const MINUTE = 60_000;

async function left(backend: BackendUnderTest) {
  const payment = await created(backend, payRequest());
  const order = await goToBank(backend, payment.pay_url);
  const history = async () => (await statusOf(backend, payment.status_token)).history;
  return { ...payment, order, history };
}

async function direct(backend: BackendUnderTest, order: string, debit: string) {
  backend.clock.pass(MINUTE);
  await postAnswer(backend, "direct", await answerFor(backend, order, { debit }));
}

describe("a payment's history", () => {
  test("begins with the payment's creation, and says when the citizen left", () =>
    withBackend(async (backend) => {
      const payment = await created(backend, payRequest());
      const history = async () => (await statusOf(backend, payment.status_token)).history;
      const begun = { what: "begun", at: "2026-08-03T02:00:00.000Z" };
      expect(await history()).toEqual([begun]);
      backend.clock.pass(MINUTE);
      await goToBank(backend, payment.pay_url);
      expect(await history()).toEqual([begun, { what: "left", at: "2026-08-03T02:01:00.000Z" }]);
    }));

  test("has each answer that changed the payment once, however often it arrives", () =>
    withBackend(async (backend) => {
      const { order, history } = await left(backend);
      await direct(backend, order, "09");
      await direct(backend, order, "51");
      const approval = await answerFor(backend, order, { debit: "00" });
      backend.clock.pass(MINUTE);
      await postAnswer(backend, "direct", approval);
      await postAnswer(backend, "indirect", approval);
      expect(await history()).toMatchObject(
        ["begun", "left", "held", "declined", "approved"].map((what) => ({ what })),
      );
    }));

  test("of a paid payment hides a later decline, which goes to a person for review", () =>
    withBackend(async (backend) => {
      const { order, history } = await left(backend);
      await direct(backend, order, "00");
      for (const contradiction of ["51", "96", "09"]) await direct(backend, order, contradiction);
      expect(await history()).toMatchObject(["begun", "left", "approved"].map((what) => ({ what })));
    }));

  test("has an unclear answer once in a row, without its content", () =>
    withBackend(async (backend) => {
      const { order, history } = await left(backend);
      for (const unclear of ["96", "87"]) await direct(backend, order, unclear);
      const mismatch = { debit: "00", changes: { fpx_txnAmount: "1.00" } };
      await postAnswer(backend, "direct", await answerFor(backend, order, mismatch));
      expect(await history()).toEqual([
        expect.objectContaining({ what: "begun" }),
        expect.objectContaining({ what: "left" }),
        { what: "unclear", at: "2026-08-03T02:02:00.000Z" },
      ]);
    }));

  test("has the time of the last enquiry, before its answer", () =>
    withBackend(async (backend) => {
      const { order, history } = await left(backend);
      backend.clock.pass(2 * MINUTE);
      await askRound(backend);
      backend.clock.pass(3 * MINUTE);
      answerEnquiries(backend, () => answerFor(backend, order, { debit: "00" }));
      await askRound(backend);
      expect(await history()).toEqual([
        expect.objectContaining({ what: "begun" }),
        expect.objectContaining({ what: "left" }),
        { what: "asked", at: "2026-08-03T02:05:00.000Z" },
        { what: "approved", at: "2026-08-03T02:05:00.000Z" },
      ]);
    }));
});
