import { absolute, add, atLeastNothing, NOTHING, type Sen, smaller, subtract } from "../../domain/money.ts";
import type { AmountPart, ChargeTerms } from "../charge.ts";
import { specialDiscount } from "../specialDiscount.ts";
import { isMeant } from "./codes.ts";
import type { LicenseRecord } from "./license.ts";

/** The balance, or 0 when it is negative (rule 9.6). */
function dueOf({ balance }: Pick<LicenseRecord, "balance">): Sen {
  return balance < 0 ? NOTHING : absolute(balance);
}

/** The arrears, never more than the amount due that contains them. */
export function arrearsOf(record: Pick<LicenseRecord, "balance" | "arrears">): Sen {
  return smaller(atLeastNothing(record.arrears), dueOf(record));
}

/** The renewal fee: the amount due less the arrears. */
export function feeOf(record: Pick<LicenseRecord, "balance" | "arrears">): Sen {
  return subtract(dueOf(record), arrearsOf(record));
}

/** One way to pay a licence: the arrears alone, or the arrears with the renewal. */
export interface LicencePrice {
  readonly arrearsOnly: boolean;
  readonly amount: Sen;
  /** The assistance package's reduction of the renewal fee. It does not reduce arrears. */
  readonly discount: Sen;
  readonly parts: readonly AmountPart[];
}

/** The ways to pay a licence online today. It leaves out amounts of zero and whatever the licence's codes block. */
export function licencePrices(record: LicenseRecord, terms: ChargeTerms): readonly LicencePrice[] {
  if (isMeant(record, terms.licences.not_allowed)) return [];
  const [arrears, fee] = [arrearsOf(record), feeOf(record)];
  const prices: LicencePrice[] = [];
  if (arrears > 0) prices.push(priceOf(true, arrears, NOTHING, NOTHING));
  const renewal = priceOf(false, arrears, fee, specialDiscount("license", fee, terms));
  if (fee > 0 && renewal.amount > 0 && isRenewable(record, terms)) prices.push(renewal);
  return prices;
}

/** Whether this licence can be renewed online. */
function isRenewable(record: LicenseRecord, { licences }: ChargeTerms): boolean {
  return !isMeant(record, licences.risky) && !isMeant(record, licences.several);
}

function priceOf(arrearsOnly: boolean, arrears: Sen, fee: Sen, discount: Sen): LicencePrice {
  const parts: AmountPart[] = [
    { label: "charges.license.part.arrears", amount: arrears },
    { label: "charges.license.part.fee", amount: fee },
    { label: "charges.license.part.specialDiscount", amount: subtract(NOTHING, discount) },
  ];
  return {
    arrearsOnly,
    amount: subtract(add(arrears, fee), discount),
    discount,
    parts: parts.filter((part) => part.amount !== 0),
  };
}
