import { expect, test } from "vitest";
import { parking } from "../../../src/charges/parking/index.ts";
import { sen } from "../../../src/domain/money.ts";
import { type Body, created, goToBank, lineOf, post, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ACCOUNT, COMPOUND } from "../bills/bills.ts";

const MINUTE = 60_000;

const fine = () => requestFor([lineOf(COMPOUND, "full")]);

async function searched(
  backend: BackendUnderTest,
  payment_type = "compound",
  _id = "K26000001",
): Promise<Body> {
  const answer = await post(backend, "/search", { council: "mpt", payment_type, _id });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Body;
}

test("a citizen who searches a bill learns since when somebody may be paying it, to the minute, and not who", () =>
  withBackend(async (backend) => {
    const { pay_url } = await created(backend, fine());
    backend.clock.pass(12 * MINUTE - 2 * MINUTE - 1);
    expect(await searched(backend)).not.toHaveProperty("attempt_open_since");
    await goToBank(backend, pay_url);
    const found = await searched(backend, "compound", "k26-000001");
    expect(found.attempt_open_since).toBe("2026-08-03T02:09:00.000Z");
    expect(JSON.stringify(found)).not.toMatch(/ahmad|order|token/i);
    expect(await searched(backend, "compound", "K26000002")).not.toHaveProperty("attempt_open_since");
    expect(await searched(backend, "assessment", "A100")).not.toHaveProperty("attempt_open_since");
  }));

test("the notice lasts an hour, and as long as the bank holds the payment", () =>
  withBackend(async (backend) => {
    const order = await goToBank(backend, (await created(backend, fine())).pay_url);
    backend.clock.pass(60 * MINUTE - 1);
    expect(await searched(backend)).toHaveProperty("attempt_open_since");
    backend.clock.pass(1);
    expect(await searched(backend)).not.toHaveProperty("attempt_open_since");
    await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "09" }));
    expect(await searched(backend)).toHaveProperty("attempt_open_since", "2026-08-03T02:00:00.000Z");
    backend.clock.pass(48 * 60 * MINUTE);
    expect(await searched(backend)).toHaveProperty("attempt_open_since");
  }));

test.each(["00", "51", "1C"])("an attempt that ended by %s causes no notice", (debit) =>
  withBackend(async (backend) => {
    const order = await goToBank(backend, (await created(backend, fine())).pay_url);
    await postAnswer(backend, "direct", await answerFor(backend, order, { debit }));
    expect(await searched(backend)).not.toHaveProperty("attempt_open_since");
  }),
);

test("of several attempts the notice shows the last", () =>
  withBackend(async (backend) => {
    for (const key of ["the-first-key-of-two", "the-second-key-of-two"]) {
      await goToBank(backend, (await created(backend, fine(), key)).pay_url);
      backend.clock.pass(5 * MINUTE);
    }
    expect(await searched(backend)).toHaveProperty("attempt_open_since", "2026-08-03T02:05:00.000Z");
  }));

test("a reload causes no notice, because reloading twice is no double payment", () =>
  withBackend(async (backend) => {
    const reload = parking.lineOf(parking.itemOf(ACCOUNT, sen(5_00), new Date()));
    const { pay_url } = await created(backend, requestFor([reload]));
    await goToBank(backend, pay_url);
    expect(await searched(backend, "parking", ACCOUNT._id)).not.toHaveProperty("attempt_open_since");
  }));
