import { recordedCharge } from "../../charges/index.ts";
import { holdsCardNumber } from "../../domain/cardNumber.ts";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { invalidRequest } from "./refusal.ts";

/** Names that only a card form has, without case and dashes. */
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
 * What may be as long as a card's number and is none: record numbers, believed only when one of our records has them; times and
 * order numbers, only when a stored payment has them; where a history goes on, which is a payment's id and is kept nowhere;
 * passwords, of which a hash alone is kept; statements, whose signature says whose they are.
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

/** What a form describes is believed as it is: no field of it may hold a card's number. */
export const NO_RECORD_NUMBERS: ReadonlySet<string> = new Set();

const DEEPEST = 16;

/**
 * Card data never reaches the portal (design, section 5): a body with any is refused before anything else reads it.
 * @param numbers the fields that something else judges
 * @throws Refusal 400
 */
export function refuseCardData(body: unknown, numbers: ReadonlySet<string> = JUDGED_ELSEWHERE): void {
  const waiting: { readonly value: unknown; readonly field: string; readonly depth: number }[] = [
    { value: body, field: "", depth: 0 },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, field, depth } = next;
    if (depth > DEEPEST) throw invalidRequest();
    if (typeof value === "string" || typeof value === "number") {
      if (!numbers.has(field) && holdsCardNumber(String(value))) throw invalidRequest();
    } else if (typeof value === "object" && value !== null) {
      for (const [name, nested] of Object.entries(value)) {
        if (CARD_FIELDS.has(name.toLowerCase().replace(/[^a-z0-9]/g, ""))) throw invalidRequest();
        waiting.push({ value: nested, field: name, depth: depth + 1 });
      }
    }
  }
}

/** What the card gateway's answer may hold that looks like card data: the brand, the masked number, and what is no card's. */
const ANSWERED: ReadonlySet<string> = new Set(["Signature", "RefNo", "TransId", "AuthCode"]);

/**
 * The same of the card gateway's answers: the two fields that it names like a card's are its own, one of them masked by it.
 * @param body a form, not yet decoded
 * @throws Refusal 400
 */
export function refuseCardDataInAnswer(body: string): void {
  const { CCName: brand, CCNo: masked, ...others } = Object.fromEntries(new URLSearchParams(body));
  refuseCardData([others, brand, masked], ANSWERED);
}
