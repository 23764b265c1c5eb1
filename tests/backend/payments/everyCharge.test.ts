import { describe, expect, test } from "vitest";
import { type Bill, type CartItem, chargeOfType } from "../../../src/charges/index.ts";
import { parking } from "../../../src/charges/parking/index.ts";
import type { ChargeType } from "../../../src/domain/chargeTypes.ts";
import { sen } from "../../../src/domain/money.ts";
import { isReceiptNumber } from "../../../src/domain/payments/orderNumber.ts";
import type { WireObject } from "../../../src/domain/schemas/codec.ts";
import {
  created,
  goToBank,
  lineOf,
  pay,
  post,
  requestFor,
  statusOf,
  TERMS,
  tryToCreate,
} from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf } from "../answers.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ACCOUNT, MARKET_LICENSE, STALL, UNTOLD_ACCOUNT } from "../bills/bills.ts";
import { CONSENT, linesOf, OTHER_KEY, RENEWAL, reasonOf, reloadOf, stayLine } from "./everyLine.ts";

/** Each charge type from end to end: found, read, priced, paid, settled, read back. */

function billOfType(type: ChargeType): Bill {
  const charge = chargeOfType(type);
  if (charge.source !== "bill") throw new Error("no bill");
  return charge;
}

/** The answers of the search's calls, as the browser reads them. */
async function findRows(backend: BackendUnderTest, charge: Bill, number: string) {
  const _id = charge.normaliseNumber(number);
  const database = charge.registerOf(_id);
  const query = { council: "mpt", payment_type: charge.type, _id, database };
  const found =
    charge.findCall === "api/licenses"
      ? await backend.app.request(`/api/licenses?id=${btoa(_id)}&type=${database}&council=mpt`)
      : await post(backend, `/${charge.findCall}`, query);
  expect(found.status).toBe(200);
  const { rows } = (await found.json()) as { rows: unknown[] };
  return rows.map((row) => charge.row.read(row));
}

async function recordOf(backend: BackendUnderTest, type: ChargeType, number: string): Promise<WireObject> {
  const answer = await post(backend, "/search", { council: "mpt", payment_type: type, _id: number });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function offeredItem(
  backend: BackendUnderTest,
  charge: Bill,
  number: string,
  choice: string,
): Promise<CartItem> {
  const record = charge.record.read(await recordOf(backend, charge.type, number));
  const offer = charge
    .offers(record, TERMS, backend.clock.now())
    .find((offered) => offered.choice === choice);
  if (offer === undefined) throw new Error(`no choice ${choice}`);
  const needed = charge.consent?.isNeeded(offer.item, TERMS) ?? false;
  return needed ? (charge.consent?.give(offer.item, CONSENT) ?? offer.item) : offer.item;
}

describe("a bill is found by its number, read, paid and subtracted from the balance", () => {
  test.each([
    ["assessment", " a100 ", "1", "105.00", { arrears: "0.00", balance: "60.00" }],
    ["compound", "k26 000001", "full", "80.00", { amount: "0.00" }],
    ["license", "r-1234567", "arrears", "50.00", { arrears: "0.00", balance: "200.00" }],
    ["license", "R1234567", "renewal", "250.00", { arrears: "0.00", balance: "0.00" }],
    ["license", "301-1234", "renewal", "84.00", { balance: "0.00" }],
    ["market", "301-1234", "full", "45.50", { balance: "0.00" }],
  ] as const)("%s %s: %s", (type, number, choice, amount, after) =>
    withBackend(async (backend) => {
      const charge = billOfType(type);
      const [row, ...others] = await findRows(backend, charge, number);
      expect([row?.type, others]).toEqual([type, []]);
      const item = await offeredItem(backend, charge, row?._id ?? "", choice);
      const payment = await created(backend, requestFor([charge.lineOf(item)]));
      const order = await goToBank(backend, payment.pay_url);
      await backend.exchange.decide(order, { choice: "approve" });
      await backend.exchange.idle();

      const receipt = await statusOf(backend, payment.status_token);
      expect(receipt).toMatchObject({ status: "paid", amount });
      expect(isReceiptNumber(receipt.receipt_no)).toBe(true);
      expect(await linesOf(backend, payment.status_token)).toMatchObject([{ type, amount: item.amount }]);
      expect(await recordOf(backend, type, row?._id ?? "")).toMatchObject(after);
      expect(await tracesOf(backend)).toMatchObject({
        settlements: [`mpt:${type}:${row?._id}:${order}`],
        refundCases: [],
      });
    }),
  );

  test("a stall and a market licence with one number are two bills", () =>
    withBackend(async (backend) => {
      await pay(backend, requestFor([lineOf(STALL, "full")]));
      expect(await recordOf(backend, "license", "301-1234")).toMatchObject({ balance: "84.00" });
      await pay(backend, requestFor([lineOf(MARKET_LICENSE, "renewal")]), OTHER_KEY);
      expect((await tracesOf(backend)).refundCases).toEqual([]);
    }));

  test.each([
    ["a licence", RENEWAL, "mpt:license:R1234567", { arrears: "50.00", fee: "200.00" }],
    ["a stall", lineOf(STALL, "full"), "mpt:market:3011234", { fee: "45.50" }],
  ] as const)("%s that is paid twice opens a refund case", (_name, line, id, excess) =>
    withBackend(async (backend) => {
      const orders = [];
      for (const key of ["first-key-of-sixteen", "second-key-of-sixteen"])
        orders.push(await goToBank(backend, (await created(backend, requestFor([line]), key)).pay_url));
      for (const order of orders) {
        await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
        backend.clock.pass(1000);
      }
      expect(await backend.databases.settlements.read(`refund_case:${orders[1]}`)).toMatchObject({
        bills: { [id]: excess },
      });
    }),
  );
});

describe("reloading a parking account", () => {
  test("raises its balance each time, and no reload counts as a double payment", () =>
    withBackend(async (backend) => {
      const account = parking.record.read(await recordOf(backend, "parking", "p130001 "));
      expect(account).toMatchObject({ holder: "KAVIT** *** ********", balance: 3_40 });
      const line = reloadOf(account, 20_00);
      await pay(backend, requestFor([line]));
      await pay(backend, requestFor([line]), OTHER_KEY);
      expect(await recordOf(backend, "parking", "P130001")).toMatchObject({ balance: "43.40" });
      const { settlements, refundCases } = await tracesOf(backend);
      expect([settlements.length, refundCases]).toEqual([2, []]);
    }));

  test("leaves an unreported balance unreported", () =>
    withBackend(async (backend) => {
      expect(await recordOf(backend, "parking", "P130002")).not.toHaveProperty("balance");
      await pay(backend, requestFor([reloadOf(UNTOLD_ACCOUNT)]));
      expect(await recordOf(backend, "parking", "P130002")).not.toHaveProperty("balance");
      expect((await tracesOf(backend)).settlements).toHaveLength(1);
    }));

  test.each([
    ["below the least", 99],
    ["above the most", 500_01],
    ["of nothing", 0],
    ["below zero", -5_00],
  ])("is refused with an amount %s", (_name, amount) =>
    withBackend(async (backend) => {
      const answer = await tryToCreate(backend, requestFor([reloadOf(ACCOUNT, amount)]));
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ services: [null], amount: "0.00" });
    }),
  );

  test("is refused for an unknown account, and otherwise uses our record's details", () =>
    withBackend(async (backend) => {
      const nobodys = { ...reloadOf(ACCOUNT), _id: "P139999", account_no: "P139999" };
      const gone = await tryToCreate(backend, requestFor([nobodys]));
      expect(await gone.json()).toMatchObject({ reason: "amount_changed", services: [null] });
      const renamed = { ...reloadOf(ACCOUNT), vehicle_no: "SAB1A", holder: "SOMEBODY ELSE" };
      const { _id, status_token } = await created(backend, requestFor([renamed]));
      const stored = await backend.databases.all_payments.read(_id);
      expect(stored?.services).toMatchObject([{ vehicle_no: "SAB4321C", holder: ACCOUNT.holder }]);
      const { services } = await statusOf(backend, status_token);
      expect(services).toMatchObject([{ vehicle_no: "SA******", holder: "KAVIT** *** ********" }]);
    }));
});

describe("a local-government charge consists of its form", () => {
  test("it is paid and read back, and settles no bill", () =>
    withBackend(async (backend) => {
      const payment = await created(backend, requestFor([stayLine()]));
      const order = await goToBank(backend, payment.pay_url);
      await backend.exchange.decide(order, { choice: "approve" });
      await backend.exchange.idle();
      expect(await statusOf(backend, payment.status_token)).toMatchObject({
        status: "paid",
        amount: "12.00",
      });
      expect(await linesOf(backend, payment.status_token)).toMatchObject([
        {
          license_no: "R7654321",
          total_no_of_people: 4,
          total_no_of_days: 3,
          customer_name: "Tan *** ****",
        },
      ]);
      const { settlements, refundCases, receipts } = await tracesOf(backend);
      expect([settlements, refundCases, receipts.length]).toEqual([[], [], 1]);
      const stored = await backend.databases.all_payments.read(payment._id);
      expect(stored).toMatchObject({
        settlement: "complete",
        services: [{ email: "aminah@example.my", phone: "0891234567", full_name: "Aminah binti Salleh" }],
      });
    }));

  test("a changed amount is 409 with the right one", () =>
    withBackend(async (backend) => {
      const answer = await tryToCreate(backend, requestFor([{ ...stayLine(), amount: sen(1_00) }]));
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        services: [{ amount: "12.00", license_no: "R7654321" }],
        amount: "12.00",
      });
    }));

  test.each([
    ["a count of days that is not between its dates", { total_no_of_days: 1, amount: sen(4_00) }],
    ["an end before its start", { end_date: "2026-08-09" }],
    ["no e-mail", { email: undefined }],
    ["no phone", { phone: undefined }],
  ])("%s makes it invalid", (_name, change) =>
    withBackend(async (backend) => {
      const answer = await tryToCreate(backend, requestFor([{ ...stayLine(), ...change }]));
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ services: [null], amount: "0.00" });
    }),
  );

  test.each([
    ["half a person", { total_no_of_people: 1.5 }],
    ["nobody", { total_no_of_people: 0 }],
    ["a day that is none", { end_date: "2026-02-30" }],
    ["a discount", { discount: sen(1_00) }],
    ["a card's number for a licence", { license_no: "4111 1111 1111 1111" }],
    ["a card's number for a guest", { customer_name: "4111111111111111" }],
  ])("%s is refused", (_name, change) =>
    withBackend(async (backend) => {
      const answer = await tryToCreate(backend, requestFor([{ ...stayLine(), ...change }]));
      expect(await reasonOf(answer)).toEqual([400, "invalid_request"]);
    }),
  );
});
