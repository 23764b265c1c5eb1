import { ringgitFromSen, type Sen, senFromRinggit } from "../../../../domain/money.ts";

/**
 * "1,278.99" or "1278.99". Signatures leave out "." and ",", so "12.34" and "1.234" would have the same signature. That is why
 * any other form is refused.
 */
const AMOUNT = /^(?:\d{1,3}(?:,\d{3})*|\d{1,12})\.\d\d$/;

/** Formats sen as the gateway's Amount in ringgit: "1,278.99" (docs/protocols.md, Card gateway). */
export function formatCardAmount(amount: Sen): string {
  return ringgitFromSen(amount).replace(/\B(?=(\d{3})+\.)/g, ",");
}

/** Reads an Amount in ringgit as sen; undefined when the text is not an Amount. */
export function parseCardAmount(text: string): Sen | undefined {
  if (!AMOUNT.test(text)) return undefined;
  const plain = text.replaceAll(",", "");
  return plain.length <= 15 ? senFromRinggit(plain) : undefined;
}

/** The digits of an Amount, as signatures contain it: "1,278.99" is "127899" (docs/protocols.md, Card gateway). */
export function signedAmount(amount: string): string {
  return amount.replace(/[.,]/g, "");
}
