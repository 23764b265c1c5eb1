import { ringgitFromSen, type Sen, senFromRinggit } from "../../../../domain/money.ts";

/** Two decimals, the thousands with a comma or all without: "1,278.99". Else two amounts could share one signature. */
const AMOUNT = /^(?:\d{1,3}(?:,\d{3})*|\d{1,12})\.\d\d$/;

/** Sen as the gateway's Amount: ringgit, two decimals, a comma after each three digits (docs/protocols.md, Card gateway). */
export function formatCardAmount(amount: Sen): string {
  return ringgitFromSen(amount).replace(/\B(?=(\d{3})+\.)/g, ",");
}

/** Reads an Amount in ringgit as sen; undefined when the text is none. */
export function parseCardAmount(text: string): Sen | undefined {
  if (!AMOUNT.test(text)) return undefined;
  const plain = text.replaceAll(",", "");
  return plain.length <= 15 ? senFromRinggit(plain) : undefined;
}

/** An Amount as signatures hold it: its digits alone (docs/protocols.md, Card gateway). */
export function signedAmount(amount: string): string {
  return amount.replace(/[.,]/g, "");
}
