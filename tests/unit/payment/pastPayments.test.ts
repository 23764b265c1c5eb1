import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ServiceLine } from "../../../src/charges/index.ts";
import { chargeOf } from "../../../src/charges/lines.ts";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../../src/domain/councils.ts";
import { type Sen, sen } from "../../../src/domain/money.ts";
import { PAYMENT_STATES } from "../../../src/domain/payments/paymentState.ts";
import {
  choicesOf,
  isWithin,
  momentOf,
  type PastPayment,
  type PaymentFilter,
  paidByYear,
  yearOf,
} from "../../../src/payment/pastPayments.ts";
import { compoundItem, itemsOfEveryType } from "../charges/samples.ts";

const LINES = itemsOfEveryType().map((item): ServiceLine => chargeOf(item).lineOf(item));

const anyLine = fc
  .tuple(fc.constantFrom(...LINES), fc.constantFrom(...COUNCIL_CODES.slice(0, 3)), fc.nat(1_000_00))
  .map(([line, council, amount]): ServiceLine => ({ ...line, council, amount: sen(amount) }));

const anyInstant = fc
  .date({ min: new Date("2019-06-01"), max: new Date("2026-11-21"), noInvalidDate: true })
  .map((date) => date.toISOString());

const anyPayment: fc.Arbitrary<PastPayment> = fc
  .record({
    status: fc.constantFrom(...PAYMENT_STATES),
    payment_datetime: anyInstant,
    later: fc.nat(40 * 24 * 60 * 60_000),
    services: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
  })
  .map(({ later, ...payment }) => ({
    ...payment,
    settled_at:
      payment.status === "paid"
        ? new Date(Date.parse(payment.payment_datetime) + later).toISOString()
        : undefined,
  }));

const anyFilter: fc.Arbitrary<PaymentFilter> = fc.record({
  council: fc.option(fc.constantFrom(...COUNCIL_CODES.slice(0, 3)), { nil: undefined }),
  charge: fc.option(fc.constantFrom(...CHARGE_TYPES), { nil: undefined }),
});

const sum = (amounts: readonly Sen[]) => amounts.reduce<number>((total, amount) => total + amount, 0);

const LINE = chargeOf(compoundItem()).lineOf(compoundItem());
const paid = (settled_at: string, amount = 50_00): PastPayment => ({
  status: "paid",
  payment_datetime: "2025-12-31T15:58:00.000Z",
  settled_at,
  services: [{ ...LINE, amount: sen(amount) }],
});

describe("the time of a payment", () => {
  test("is the time it was paid, or the time it was begun if it is not paid; its year is Malaysia's", () => {
    const overNewYear = paid("2025-12-31T16:01:00.000Z");
    expect([momentOf(overNewYear), yearOf(overNewYear)]).toEqual(["2025-12-31T16:01:00.000Z", 2026]);
    const failed: PastPayment = { ...overNewYear, status: "failed", settled_at: undefined };
    expect([momentOf(failed), yearOf(failed)]).toEqual(["2025-12-31T15:58:00.000Z", 2025]);
  });
});

describe("the totals by year", () => {
  test("add up, to the sen, to the lines of paid payments that pass the filter", () => {
    fc.assert(
      fc.property(fc.array(anyPayment), anyFilter, (payments, filter) => {
        const { council, charge } = filter;
        const lines = payments
          .filter(({ status }) => status === "paid")
          .flatMap(({ services }) => services)
          .filter(
            (line) => (council ?? line.council) === line.council && (charge ?? line.type) === line.type,
          );
        expect(sum(paidByYear(payments, filter).map(({ amount }) => amount))).toBe(
          sum(lines.map(({ amount }) => amount)),
        );
      }),
    );
  });

  test("count no payment that is not paid", () => {
    fc.assert(
      fc.property(fc.array(anyPayment), (payments) => {
        expect(
          paidByYear(
            payments.filter(({ status }) => status !== "paid"),
            {},
          ),
        ).toEqual([]);
      }),
    );
  });

  test("begin with the latest year, and include a year of zero between others", () => {
    expect(
      paidByYear(
        [
          paid("2026-05-01T00:00:00.000Z", 10),
          paid("2024-05-01T00:00:00.000Z"),
          paid("2026-01-01T00:00:00.000Z", 5),
        ],
        {},
      ),
    ).toEqual([
      { year: 2026, amount: 15 },
      { year: 2025, amount: 0 },
      { year: 2024, amount: 50_00 },
    ]);
  });
});

describe("the filter", () => {
  test("passes a payment that has one line with both the council and the charge type", () => {
    const mixed: PastPayment = {
      ...paid("2026-05-01T00:00:00.000Z"),
      services: LINES.slice(0, 2).map((line, place) => ({ ...line, council: place === 0 ? "mpt" : "dbkk" })),
    };
    const [first, second] = mixed.services;
    expect(isWithin(mixed, { council: "mpt", charge: first?.type })).toBe(true);
    expect(isWithin(mixed, { council: "mpt", charge: second?.type })).toBe(false);
    expect(isWithin(mixed, { year: 2026 })).toBe(true);
    expect(isWithin(mixed, { year: 2025 })).toBe(false);
  });

  test("offers the councils and types that occur once all is read, and all of them before that", () => {
    const payments = [paid("2026-05-01T00:00:00.000Z"), paid("2015-05-01T00:00:00.000Z")];
    expect(choicesOf(payments, true, {}, 2026)).toEqual({
      years: [2026, 2015],
      councils: [LINE.council],
      charges: [LINE.type],
    });
    expect(choicesOf(payments, false, {}, 2026)).toEqual({
      years: [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2015],
      councils: COUNCIL_CODES,
      charges: CHARGE_TYPES,
    });
  });

  test("keeps offering the chosen ones", () => {
    const chosen = { year: 2019, council: "mdtbn", charge: "parking" } as const;
    expect(choicesOf([], true, chosen, 2026)).toEqual({
      years: [2019],
      councils: ["mdtbn"],
      charges: ["parking"],
    });
  });
});
