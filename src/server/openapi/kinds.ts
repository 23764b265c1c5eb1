import { HELPLINE_PHONE } from "../../api/schemas/operator.ts";
import { KEY_ID } from "../../domain/compactStatement.ts";
import { EMAIL, EMAIL_LONGEST, NAME_LONGEST } from "../../domain/contact.ts";
import { PAYMENT_ID, STATUS_TOKEN } from "../../domain/identifiers.ts";
import { RINGGIT } from "../../domain/money.ts";
import { ORDER_NUMBER, RECEIPT_NUMBER } from "../../domain/payments/orderNumber.ts";
import { DAY } from "../../domain/schemas/dayStructs.ts";
import { INSTANT } from "../../domain/schemas/instantStruct.ts";
import { IDENTITY_NUMBER, PASSWORD_LONGEST, PASSWORD_SHORTEST } from "../../domain/schemas/personStructs.ts";
import type { JsonSchema, Use } from "./schema.ts";

/**
 * The form of our own kinds, by name. The rule of a kind may be stricter: it also checks a check character, or that a day exists.
 */

const text = (pattern: RegExp, besides: JsonSchema = {}): JsonSchema => ({
  type: "string",
  pattern: pattern.source,
  ...besides,
});

const KINDS: ReadonlyMap<string, JsonSchema> = new Map([
  ["payment id", text(PAYMENT_ID)],
  ["order number", text(ORDER_NUMBER)],
  ["status token", text(STATUS_TOKEN)],
  ["receipt number", text(RECEIPT_NUMBER, { description: "with its check character at the end" })],
  ["instant", text(INSTANT, { format: "date-time", description: "in UTC" })],
  ["day", text(DAY, { format: "date" })],
  ["email", text(EMAIL, { maxLength: EMAIL_LONGEST })],
  ["phone", text(/\d/, { description: "8 to 15 digits, spaces, dots, brackets and dashes apart" })],
  ["phone number", text(HELPLINE_PHONE)],
  ["identity number", text(IDENTITY_NUMBER)],
  ["amount", text(/^[\d,]+\.\d\d$/)],
  ["key id", text(KEY_ID)],
]);

/** Ringgit on the wire. Answers have a text. Requests may have a text or a number. */
const AMOUNT_OUT = text(/^-?\d{1,14}\.\d\d$/, { description: "ringgit with two decimals" });
const LARGEST = 999_999_999_999.99;
const AMOUNT_IN: JsonSchema = {
  anyOf: [
    text(RINGGIT, { description: "ringgit" }),
    { type: "number", minimum: -LARGEST, maximum: LARGEST, multipleOf: 0.01 },
  ],
};

export function kindOf(name: string, use: Use): JsonSchema | undefined {
  if (name === "ringgit") return use === "answer" ? AMOUNT_OUT : AMOUNT_IN;
  return KINDS.get(name);
}

const REFINED: ReadonlyMap<string, JsonSchema> = new Map<string, JsonSchema>([
  ["name", { pattern: "\\S", maxLength: NAME_LONGEST }],
  ["NRIC", { pattern: "^[\\d\\s-]+$", description: "a NRIC, with its dashes or without" }],
  [
    `password of ${PASSWORD_SHORTEST} to ${PASSWORD_LONGEST} characters`,
    { minLength: PASSWORD_SHORTEST, maxLength: PASSWORD_LONGEST },
  ],
  ["nothing", { description: "0.00" }],
]);

/** The same for refinements of a text or an amount. */
export function refinedKind(name: string): JsonSchema | undefined {
  return REFINED.get(name);
}
