import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChargeTerms } from "../../../src/charges/charge.ts";
import { license } from "../../../src/charges/license/index.ts";
import type { LicenseRecord } from "../../../src/charges/license/license.ts";
import { feeOf } from "../../../src/charges/license/price.ts";
import { licenseSettlement } from "../../../src/charges/license/settlement.ts";
import { writeLine } from "../../../src/charges/lines.ts";
import { add, NOTHING, sen, subtract } from "../../../src/domain/money.ts";
import { ADDED_AT, anyLicense, anyTerms, licenseRecord, WITHOUT_ASSISTANCE } from "./samples.ts";

/** Rule 1.8: a Covid-19 assistance package gives a 20 per cent reduction on some charges, among them licences. */

const of = (percent: number): ChargeTerms => ({
  ...WITHOUT_ASSISTANCE,
  assistance: { percent, charges: ["license"] },
});

const offersOf = (record: LicenseRecord, terms: ChargeTerms) => license.offers(record, terms, ADDED_AT);

describe("the assistance package on a licence", () => {
  test("reduces the fee of the renewal by its percentage, and not the arrears", () => {
    const [arrears, renewal] = offersOf(licenseRecord(), of(20));
    expect(arrears?.item).toMatchObject({ amount: 50_00, discount: 0 });
    expect(renewal?.item).toMatchObject({ amount: 210_00, discount: 40_00, gst_amount: 0 });
    expect(renewal?.parts).toEqual([
      { label: "charges.license.part.arrears", amount: 50_00 },
      { label: "charges.license.part.fee", amount: 200_00 },
      { label: "charges.license.part.specialDiscount", amount: -40_00 },
    ]);
  });

  test("is the discount of the service line, shown as a part of its own", () => {
    const [, renewal] = offersOf(licenseRecord(), of(20));
    if (renewal === undefined) throw new Error("the renewal was to be offered");
    const line = license.lineOf(renewal.item);
    expect(writeLine(line)).toMatchObject({ amount: "210.00", discount: "40.00" });
    expect(license.lineParts(line)).toEqual([
      { label: "charges.license.part.renewal", amount: 250_00 },
      { label: "charges.license.part.specialDiscount", amount: -40_00 },
    ]);
  });

  test("rounds half a sen up in the citizen's favour", () => {
    const [renewal] = offersOf(licenseRecord({ balance: sen(101), arrears: NOTHING }), of(50));
    expect(renewal?.item).toMatchObject({ discount: 51, amount: 50 });
  });

  test("offers no renewal that costs zero", () => {
    const record = licenseRecord({ arrears: NOTHING });
    expect(offersOf(record, of(100))).toEqual([]);
  });

  test("the amount and the discount add up to the amount due, and all of it is settled", () => {
    fc.assert(
      fc.property(anyLicense, anyTerms, fc.integer({ min: 0, max: 100 }), (record, terms, percent) => {
        const assistance = { percent, charges: ["license" as const] };
        for (const { item } of offersOf(record, { ...terms, assistance })) {
          const line = license.lineOf(item);
          const settled = licenseSettlement.settles(line, record, terms);
          const due = add(...Object.values(settled));
          expect(add(line.amount, line.discount)).toBe(due);
          const exact = item.arrears_only ? 0 : (feeOf(record) * percent) / 100;
          expect(line.discount).toBe(Math.floor(exact + 0.5));
          expect(licenseSettlement.paysFor?.(line, settled)).toEqual({
            arrears: settled.arrears,
            fee: subtract(settled.fee ?? NOTHING, line.discount),
          });
          expect(licenseSettlement.remaining(record, [settled]).balance).toBe(subtract(record.balance, due));
        }
      }),
    );
  });
});
