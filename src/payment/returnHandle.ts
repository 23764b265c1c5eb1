import { RETURN_PARAMETER } from "../api/schemas/payment.ts";

/**
 * The way back from the bank puts a single-use handle into the page's address. It is taken out at once, before
 * any analytics or Referer of a council's page could carry it; Refresh finds the payment by the journal.
 */

const HANDLE = /^[\w-]{1,200}$/;

/** True when the query holds a return handle. */
export function hasReturnHandle(search: string): boolean {
  return new URLSearchParams(search).has(RETURN_PARAMETER);
}

/** The page's query without a return handle; all else stays as it was written, byte for byte. */
export function withoutReturnHandle(search: string): string {
  const kept = search
    .slice(1)
    .split("&")
    .filter((pair) => !hasReturnHandle(`&${pair}`));
  return kept.join("&") === "" ? "" : `?${kept.join("&")}`;
}

/**
 * Takes the handle out of the page's address, for the first screen that can show a payment; the next finds none.
 * The entry is replaced, never added, and keeps its state, its other parameters and its fragment.
 */
export function claimReturnHandle(page: Window): string | undefined {
  const handle = new URLSearchParams(page.location.search).get(RETURN_PARAMETER);
  if (handle === null) return undefined;
  const { origin, pathname, search, hash } = page.location;
  // whole, since a page's <base> may lead elsewhere
  page.history.replaceState(
    page.history.state,
    "",
    `${origin}${pathname}${withoutReturnHandle(search)}${hash}`,
  );
  return HANDLE.test(handle) ? handle : undefined;
}

/**
 * Where the bank sends the citizen back to, without a fragment, which the way back would lose.
 * @param receiptPage the council's page for receipts, or undefined for the page the citizen is on
 */
export function returnAddress(page: Location, receiptPage: string | undefined): string {
  const address = new URL(receiptPage ?? page.href);
  return `${address.origin}${address.pathname}${withoutReturnHandle(address.search)}`;
}
