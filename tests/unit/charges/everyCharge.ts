import fc from "fast-check";
import { assessment } from "../../../src/charges/assessment/index.ts";
import type { ChargeTerms, RecordedCharge } from "../../../src/charges/charge.ts";
import { compound } from "../../../src/charges/compound/index.ts";
import type { Bill, BillRecord, CartItem, CouncilRecord, ServiceLine } from "../../../src/charges/index.ts";
import { license } from "../../../src/charges/license/index.ts";
import { localGovernmentForm } from "../../../src/charges/local_government_charge/form.ts";
import { market } from "../../../src/charges/market/index.ts";
import { parking } from "../../../src/charges/parking/index.ts";
import { COUNCIL_CODES } from "../../../src/domain/councils.ts";
import {
  ADDED_AT,
  anyAssessment,
  anyCompound,
  anyLicense,
  anyMarket,
  anyParking,
  anyReload,
  anyStay,
  anyTerms,
  CONSENT,
} from "./samples.ts";

/** Generators over all charge types, for the rules that every charge type keeps. */

export interface DueBill {
  readonly charge: Bill;
  readonly record: BillRecord;
  readonly terms: ChargeTerms;
}

const ofBill = (charge: Bill, anyRecord: fc.Arbitrary<BillRecord>): fc.Arbitrary<DueBill> =>
  fc.record({ charge: fc.constant(charge), record: anyRecord, terms: anyTerms });

/** A bill of any charge type, on any day and by any configuration. */
export const anyBill: fc.Arbitrary<DueBill> = fc.oneof(
  ofBill(assessment, anyAssessment),
  ofBill(compound, anyCompound),
  ofBill(license, anyLicense),
  ofBill(market, anyMarket),
);

/** The items of the bill's offers, with consent where it is needed. */
export function itemsOf({ charge, record, terms }: DueBill): readonly CartItem[] {
  return charge
    .offers(record, terms, ADDED_AT)
    .map(({ item }) => (charge.consent?.isNeeded(item, terms) ? charge.consent.give(item, CONSENT) : item));
}

/** A record with the items that pay it: a bill's items, or one reload of an account. */
export interface Payable {
  readonly charge: RecordedCharge<CouncilRecord, CartItem, ServiceLine>;
  readonly record: CouncilRecord;
  readonly terms: ChargeTerms;
  readonly items: readonly CartItem[];
}

const anyReloaded: fc.Arbitrary<Payable> = fc
  .record({ charge: fc.constant(parking), record: anyParking, terms: anyTerms, amount: anyReload })
  .map(({ amount, ...rest }) => ({ ...rest, items: [parking.itemOf(rest.record, amount, ADDED_AT)] }));

export const anyPayable: fc.Arbitrary<Payable> = fc.oneof(
  { weight: 4, arbitrary: anyBill.map((due): Payable => ({ ...due, items: itemsOf(due) })) },
  { weight: 1, arbitrary: anyReloaded },
);

export const anyStayItem = fc
  .tuple(anyStay, fc.constantFrom(...COUNCIL_CODES))
  .map(([values, council]) => localGovernmentForm.itemOf(values, council, ADDED_AT));

/** Items of any charge type, as a cart has them. */
export const anyItems: fc.Arbitrary<readonly CartItem[]> = fc.oneof(
  { weight: 5, arbitrary: anyPayable.map(({ items }) => items) },
  { weight: 1, arbitrary: anyStayItem.map((item): readonly CartItem[] => [item]) },
);
