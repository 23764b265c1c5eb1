import { isStatusToken, type StatusToken } from "../identifiers.ts";

/**
 * The addresses that alone show a payment, in any browser with nothing stored. Both lead to the portal, and what follows the
 * number sign reaches no server.
 */

/** Where a payment's state is shown and the bank can be asked. @param portal its address, without a slash at its end */
export function statusLink(portal: string, token: StatusToken): string {
  return `${portal}/#/requery?status=${token}`;
}

/** Where a payment's receipt is shown. @param portal its address, without a slash at its end */
export function receiptLink(portal: string, token: StatusToken): string {
  return `${portal}/#/receipt?status=${token}`;
}

const TOKEN_IN_LINK = /[?&]status=([\w-]+)/;

/** The token of what a citizen pastes: a status or receipt link, or the code of one alone. Undefined when it is neither. */
export function pastedToken(pasted: string): StatusToken | undefined {
  // mail programs break long links, and put angle brackets around them
  const text = pasted.replace(/[\s<>]/g, "");
  const token = TOKEN_IN_LINK.exec(text)?.[1] ?? text;
  return isStatusToken(token) ? token : undefined;
}
