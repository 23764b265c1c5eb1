import type { OrderNumber, ReceiptNumber } from "../identifiers.ts";

/** Makes, reads and checks order numbers and receipt numbers. */

export const ORDER_NUMBER = /^K\d{6}[0-9A-HJKMNP-TV-Z]{10}$/;
export const RECEIPT_NUMBER =
  /^R(\d{6})-([0-9A-HJKMNP-TV-Z]{5})-([0-9A-HJKMNP-TV-Z]{5})-([0-9A-HJKMNP-TV-Z])$/;

export function isOrderNumber(value: unknown): value is OrderNumber {
  return typeof value === "string" && ORDER_NUMBER.test(value);
}

/** Letters and digits that nobody confuses on paper (Crockford's base 32). */
export const ORDER_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Makes an order number: K, the Malaysian day as YYMMDD, and ten characters that identify the attempt.
 * @param day YYMMDD in Malaysia time
 * @param random ten numbers from 0 to 31
 */
export function orderNumber(day: string, random: readonly number[]): OrderNumber {
  const value = `K${day}${random.map((index) => ORDER_ALPHABET[index] ?? "").join("")}`;
  if (!isOrderNumber(value))
    throw new RangeError("The order number is invalid. Pass YYMMDD and ten numbers from 0 to 31.");
  return value;
}

/** Doubles in the field of 32 elements (x^5 + x^2 + 1). Repeated doubling returns to its start only after 31 steps. */
function doubled(element: number): number {
  return (element << 1) ^ (element & 16 ? 0b100101 : 0);
}

/**
 * The check character of a text. In the field of 32 each place has twice the weight of the next one. So the check detects each
 * wrong character and each swap of two characters, in texts of up to 31 characters.
 */
function checkCharacter(text: string): string {
  const weighed = (sum: number, character: string) => doubled(sum) ^ ORDER_ALPHABET.indexOf(character);
  return ORDER_ALPHABET[doubled([...text].reduce(weighed, 0))] ?? "";
}

/** The receipt number of a paid attempt: its order number, grouped for reading, with a check character. */
export function receiptNumberOf(order: OrderNumber): ReceiptNumber {
  const body = order.slice(1);
  return `R${body.slice(0, 6)}-${body.slice(6, 11)}-${body.slice(11)}-${checkCharacter(body)}` as ReceiptNumber;
}

/** Whether the text has the form of a receipt number and the right check character. */
export function isReceiptNumber(value: unknown): value is ReceiptNumber {
  const parts = typeof value === "string" ? RECEIPT_NUMBER.exec(value) : null;
  return parts !== null && checkCharacter(`${parts[1]}${parts[2]}${parts[3]}`) === parts[4];
}

/** Reads a typed receipt number, also in lower case, without dashes or with spaces. Undefined for any other text. */
export function asReceiptNumber(typed: string): ReceiptNumber | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, "");
  const grouped = plain.replace(/^(R.{6})(.{5})(.{5})(.)$/, "$1-$2-$3-$4");
  return isReceiptNumber(grouped) ? grouped : undefined;
}

/** The order number inside a receipt number. */
export function orderNumberOf(receipt: ReceiptNumber): OrderNumber {
  return `K${receipt.slice(1, -2).replaceAll("-", "")}` as OrderNumber;
}

/** The order number of a typed order number or receipt number, as people type them from a receipt. Undefined for any other text. */
export function asOrderNumber(typed: string): OrderNumber | undefined {
  const receipt = asReceiptNumber(typed);
  const order = receipt === undefined ? typed.trim().toUpperCase() : orderNumberOf(receipt);
  return isOrderNumber(order) ? order : undefined;
}
