import { expect, test } from "vitest";
import { enquireDue } from "../../../src/server/payments/reconciler.ts";
import { type Body, post, statusOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, COUNCIL, withBackend } from "../backendUnderTest.ts";
import { reconcilerServices } from "../payments/enquiries.ts";
import { answerCardEnquiries, cardAnswerFor, leftForGateway, postCardAnswer } from "./cards.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When the schedule asks, in milliseconds after the citizen left. */
const WAITS = [10 * MINUTE, HOUR, 6 * HOUR, ...[1, 2, 3, 4, 5, 6, 7].map((days) => days * DAY)];

const SILENCE = async () => new Response("", { status: 503 });

type GatewayAnswer = string | (() => Promise<Response>);

/** Leaves for the gateway and goes through the whole schedule. @param answers one for each enquiry; the last one repeats */
async function throughSchedule(
  backend: BackendUnderTest,
  answers: readonly GatewayAnswer[],
  gateway = "https://card.example",
) {
  const payment = await leftForGateway(backend);
  let asked = 0;
  answerCardEnquiries(backend, async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? "";
    return typeof answer === "string" ? answer : answer();
  });
  let passed = 0;
  for (const wait of WAITS) {
    backend.clock.pass(wait - passed);
    passed = wait;
    const services = reconcilerServices(backend);
    await enquireDue({ ...services, card: { ...backend.card, serverOrigin: gateway } });
  }
  expect(asked).toBe(WAITS.length);
  return payment;
}

const stored = async (backend: BackendUnderTest, id: string): Promise<Body> =>
  (await backend.databases.all_payments.read(id)) ?? {};

test.each([
  ["each time", ["Payment fail"]],
  ["twice, in the words of the gateway's staff, and was silent otherwise", ["M88Admin", "M88Admin", SILENCE]],
])("a card payment expires after its schedule when the gateway denied it %s", (_, answers) =>
  withBackend(async (backend) => {
    const { _id, status_token } = await throughSchedule(backend, answers);
    const after = await stored(backend, _id);
    expect(after).toMatchObject({ status: "expired" });
    expect(after).not.toHaveProperty("listed");
    expect(after).not.toHaveProperty("next_enquiry_at");
    expect((after.events as Body[]).at(-1)).toMatchObject({ what: "denied", to: "expired" });
    // the bill may be paid again without the warning that the first payment may still arrive
    const again = await post(
      backend,
      `/api/payments/${status_token}/again`,
      { callback_url: `${COUNCIL}/resit`, language: "ms" },
      { "idempotency-key": "after-it-expired" },
    );
    expect(again.status).not.toBe(409);
  }),
);

test.each<[string, readonly GatewayAnswer[], string]>([
  ["denied once", ["Payment fail", SILENCE], "unclear"],
  ["never answered", [SILENCE], "unanswered"],
  ["named another amount in between", ["Payment fail", "Incorrect amount", "Payment fail"], "unclear"],
])("a card payment that the gateway %s stays open and goes into the review queue", (_, answers, reason) =>
  withBackend(async (backend) => {
    const { _id } = await throughSchedule(backend, answers);
    expect(await stored(backend, _id)).toMatchObject({
      status: "in_progress",
      listed: true,
      listed_reason: reason,
    });
  }),
);

test("denials over http do not count, because anybody on the way could write them", () =>
  withBackend(async (backend) => {
    const { _id } = await throughSchedule(backend, ["Payment fail"], "http://card.example");
    expect(await stored(backend, _id)).toMatchObject({ status: "in_progress", listed: true });
  }));

test("a payment that the gateway signed as pending does not expire by unsigned denials", () =>
  withBackend(async (backend) => {
    const { _id, order } = await leftForGateway(backend);
    await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "6" }));
    answerCardEnquiries(backend, "Payment fail");
    for (let day = 0; day < 9; day += 1) {
      backend.clock.pass(DAY);
      const services = reconcilerServices(backend);
      await enquireDue({ ...services, card: { ...backend.card, serverOrigin: "https://card.example" } });
    }
    expect(await stored(backend, _id)).toMatchObject({ status: "pending", listed: true });
  }));

test("a signed proof that comes after the expiry still makes the payment paid, with one receipt", () =>
  withBackend(async (backend) => {
    const { order, status_token } = await throughSchedule(backend, ["Payment fail"]);
    expect(await statusOf(backend, status_token)).toMatchObject({ status: "expired" });
    await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "1" }));
    expect(await statusOf(backend, status_token)).toMatchObject({
      status: "paid",
      receipt_no: expect.any(String),
    });
  }));
