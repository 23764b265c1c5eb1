import { ELEMENT_PARAMETER, RETURN_PARAMETER } from "../domain/payments/returnParameter.ts";

/**
 * The way back from the bank puts a single-use handle into the page's address. It is taken out at once, before
 * any analytics or Referer of a council's page could carry it; Refresh finds the payment by the journal.
 */

const HANDLE = /^[\w-]{1,200}$/;

/** True when the query holds a return handle. */
export function hasReturnHandle(search: string): boolean {
  return new URLSearchParams(search).has(RETURN_PARAMETER);
}

/** The page's query without a return handle and whom it is for; all else stays as it was written, byte for byte. */
export function withoutReturnHandle(search: string): string {
  const kept = search
    .slice(1)
    .split("&")
    .filter((pair) => !isOurs(pair));
  return kept.join("&") === "" ? "" : `?${kept.join("&")}`;
}

function isOurs(pair: string): boolean {
  const read = new URLSearchParams(`&${pair}`);
  return read.has(RETURN_PARAMETER) || read.has(ELEMENT_PARAMETER);
}

/**
 * Takes the handle out of the page's address, for the first screen that can show a payment; the next finds none.
 * The entry is replaced, never added, and keeps its state, its other parameters and its fragment.
 * @param isFor whether the one who asks may have what is for the element of that name; a page of our own has no elements
 */
export function claimReturnHandle(
  page: Window,
  isFor: (element: string) => boolean = () => true,
): string | undefined {
  const query = new URLSearchParams(page.location.search);
  const handle = query.get(RETURN_PARAMETER);
  if (handle === null || !isFor(query.get(ELEMENT_PARAMETER) ?? "")) return undefined;
  const { origin, pathname, search, hash } = page.location;
  // whole, since a page's <base> may lead elsewhere
  const clean = `${origin}${pathname}${withoutReturnHandle(search)}${hash}`;
  // the browser's own: a page's router may have put another before it, which goes elsewhere
  const { replaceState }: History = Object.getPrototypeOf(page.history);
  replaceState.call(page.history, page.history.state, "", clean);
  return HANDLE.test(handle) ? handle : undefined;
}

/**
 * Where the bank sends the citizen back to, without a fragment, which the way back would lose.
 * @param receiptPage the council's page for receipts, or undefined for the page the citizen is on
 * @param element the name of the element on the page that the receipt is for, where it has several alike
 */
export function returnAddress(page: Location, receiptPage: string | undefined, element?: string): string {
  const address = new URL(receiptPage ?? page.href);
  const query = withoutReturnHandle(address.search);
  const rest = receiptPage !== undefined || element === undefined ? "" : `${ELEMENT_PARAMETER}=${element}`;
  const search = [query.slice(1), rest].filter((part) => part !== "").join("&");
  return `${address.origin}${address.pathname}${search === "" ? "" : `?${search}`}`;
}
