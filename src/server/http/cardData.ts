import { recordedCharge } from "../../charges/index.ts";
import { holdsCardNumber } from "../../domain/cardNumber.ts";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { invalidRequest } from "./refusal.ts";

/** Names that only a card form uses, in lower case and without separators. */
const CARD_FIELDS: ReadonlySet<string> = new Set([
  "cardcvc",
  "cardcvv",
  "cardholder",
  "cardname",
  "cardno",
  "cardnumber",
  "ccname",
  "ccno",
  "ccnumber",
  "ccv",
  "cvc",
  "cvc2",
  "cvv",
  "cvv2",
  "expiredmonth",
  "expiredyear",
  "expirymonth",
  "expiryyear",
  "expmonth",
  "expyear",
  "pan",
]);

/**
 * Fields whose value may look like a card number, because other code checks each of them:
 * - the server believes record numbers only when it has such a record,
 * - it believes times and order numbers only when a stored payment has them,
 * - a bookmark is a payment's id, and the server stores it nowhere,
 * - it stores only the hash of a password,
 * - the signature of a statement proves its source.
 */
const JUDGED_ELSEWHERE: ReadonlySet<string> = new Set([
  "_id",
  "compound_id",
  ...CHARGE_TYPES.flatMap((type) => recordedCharge(type)?.numberField ?? []),
  "fpx_sellerExOrderNo",
  "fpx_sellerOrderNo",
  "fpx_sellerTxnTime",
  "RefNo",
  "bookmark",
  "password",
  "current_password",
  "statement",
]);

/** The fields whose value may look like a card number, because it is none. */
interface Exempted {
  /** Other code checks their values. */
  readonly judged: ReadonlySet<string>;
  /** They hold ids and hashes of the portal, and in that shape alone they may look like a card number. */
  readonly hashes: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

const USUALLY: Exempted = {
  judged: JUDGED_ELSEWHERE,
  hashes: new Set(["after", "file", "load", "payment_id", "version"]),
};

/**
 * For a load of council records: it believes the ids of records only when it has such records, and stores nothing of `after`. Only a
 * command of this machine makes such a call.
 */
export const RECORD_IDS: Exempted = {
  ...USUALLY,
  judged: new Set([...JUDGED_ELSEWHERE, "ids", "confirmed", "after"]),
};

/** For a search by the central team: the server stores nothing of it. A gateway's number of a transaction may look like a card's. */
export const SEARCHES: Exempted = {
  ...USUALLY,
  judged: new Set([...JUDGED_ELSEWHERE, "text", "after"]),
};

/** For forms whose values no other code checks: no field may look like a card number. */
export const NO_RECORD_NUMBERS: Exempted = { judged: NOTHING, hashes: NOTHING };

/** One of 400 hashes holds digits that look like a card number. */
const MADE_HERE = /^(?=[0-9]*[a-f])(?:[0-9a-f]{24}|[0-9a-f]{32}|[0-9a-f]{64})$/;

const DEEPEST = 16;

/**
 * Refuses a body with card data before any other code reads it. Card data must never reach the portal.
 * @throws Refusal 400
 */
export function refuseCardData(body: unknown, { judged, hashes }: Exempted = USUALLY): void {
  const waiting: { readonly value: unknown; readonly field: string; readonly depth: number }[] = [
    { value: body, field: "", depth: 0 },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, field, depth } = next;
    if (depth > DEEPEST) throw invalidRequest();
    if (typeof value === "string" || typeof value === "number") {
      const text = String(value);
      const isExempt = judged.has(field) || (hashes.has(field) && MADE_HERE.test(text));
      if (!isExempt && holdsCardNumber(text)) throw invalidRequest();
    } else if (Array.isArray(value)) {
      // each item is a value of the field
      for (const item of value) waiting.push({ value: item, field, depth: depth + 1 });
    } else if (typeof value === "object" && value !== null) {
      for (const [name, nested] of Object.entries(value)) {
        if (isCardField(name)) throw invalidRequest();
        waiting.push({ value: nested, field: name, depth: depth + 1 });
      }
    }
  }
}

function isCardField(name: string): boolean {
  return CARD_FIELDS.has(name.toLowerCase().replace(/[^a-z0-9]/g, ""));
}

/**
 * Whether a form has a field for card data. For FPX, which has none, but whose numbers may look like card numbers.
 * @param body not yet decoded
 */
export function hasCardField(body: string): boolean {
  return [...new URLSearchParams(body).keys()].some(isCardField);
}

/** Fields of the card gateway's answer that may look like a card number and are none. */
const ANSWERED: Exempted = {
  judged: new Set(["Signature", "RefNo", "TransId", "AuthCode"]),
  hashes: NOTHING,
};

/**
 * Does the same for the card gateway's answers. It allows two fields with a card's names: CCName holds the brand, CCNo the masked
 * number. Their values must still hold no card number.
 * @param body a form, not yet decoded
 * @throws Refusal 400
 */
export function refuseCardDataInAnswer(body: string): void {
  const { CCName: brand, CCNo: masked, ...others } = Object.fromEntries(new URLSearchParams(body));
  refuseCardData([others, brand, masked], ANSWERED);
}
