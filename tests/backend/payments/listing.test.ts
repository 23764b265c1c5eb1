import { expect, test } from "vitest";
import { withBackend } from "../backendUnderTest.ts";
import { answerCardEnquiries, cardAnswerFor, leftForGateway, postCardAnswer } from "../gateways/cards.ts";
import { askRound } from "./enquiries.ts";

/** The reason why a payment is in the review queue. The most serious one is kept. */

const DAY = 24 * 60 * 60_000;

test("an answer with other values stays the reason, whatever answers follow", () =>
  withBackend(async (backend) => {
    const { _id, order } = await leftForGateway(backend);
    const stored = () => backend.databases.all_payments.read(_id);
    const other = { status: "1", changes: { Amount: "1.00" } };
    await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, other));
    answerCardEnquiries(backend, "Payment fail");
    backend.clock.pass(7 * DAY);
    await askRound(backend);
    expect(await stored()).toMatchObject({ status: "in_progress", listed_reason: "mismatch" });
    await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "1" }));
    expect(await stored()).toMatchObject({ status: "paid", listed: true, listed_reason: "mismatch" });
  }));

test("the gateway's words stay with the payment after its schedule, until the payment ends", () =>
  withBackend(async (backend) => {
    const { _id, order } = await leftForGateway(backend);
    const stored = () => backend.databases.all_payments.read(_id);
    answerCardEnquiries(backend, "M88Admin");
    backend.clock.pass(7 * DAY);
    await askRound(backend);
    expect(await stored()).toMatchObject({
      status: "in_progress",
      listed_reason: "unclear",
      listed_code: "M88Admin",
    });
    expect(await stored()).not.toHaveProperty("next_enquiry_at");
    await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "1" }));
    expect(await stored()).not.toHaveProperty("listed");
  }));
