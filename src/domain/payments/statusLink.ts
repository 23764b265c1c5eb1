import { isStatusToken, type StatusToken } from "../identifiers.ts";

/**
 * The addresses that show a payment in any browser, without stored data. They lead to the portal. Browsers send the part after the
 * number sign to no server.
 */

/** The page that shows a payment's status and can check with the bank. @param portal its address, without a trailing slash */
export function statusLink(portal: string, token: StatusToken): string {
  return `${portal}/#/requery?status=${token}`;
}

/** The page that shows a payment's receipt. @param portal its address, without a trailing slash */
export function receiptLink(portal: string, token: StatusToken): string {
  return `${portal}/#/receipt?status=${token}`;
}

/** The page that shows a payment's refunds. @param portal its address, without a trailing slash */
export function refundLink(portal: string, token: StatusToken): string {
  return `${portal}/#/refund?status=${token}`;
}

const TOKEN_IN_LINK = /[?&]status=([\w-]+)/;

/** Reads the token from a pasted text: a status or receipt link, or its code alone. Undefined for any other text. */
export function pastedToken(pasted: string): StatusToken | undefined {
  // mail programs break long links, and put angle brackets around them
  const text = pasted.replace(/[\s<>]/g, "");
  const token = TOKEN_IN_LINK.exec(text)?.[1] ?? text;
  return isStatusToken(token) ? token : undefined;
}
