import { ELEMENT_PARAMETER, MODE_PARAMETER, RETURN_PARAMETER } from "../domain/payments/returnParameter.ts";
import { type PageMode, pageMode } from "./pageMode.ts";

/**
 * The redirect back from the bank puts a single-use handle into the page's address. We remove it at once, before the analytics or
 * the Referer of a council's page can leak it. After Refresh, the page finds the payment in the journal.
 */

const HANDLE = /^[\w-]{1,200}$/;

export function hasReturnHandle(search: string): boolean {
  return new URLSearchParams(search).has(RETURN_PARAMETER);
}

/** The mode of the payment whose return handle the query has. Its portal alone knows the handle. */
export function returnMode(search: string): PageMode {
  return search.includes(`${MODE_PARAMETER}=test`) ? "test" : "live";
}

/** The query without the return handle, the element's name and the mode. The rest stays unchanged, byte for byte. */
export function withoutReturnHandle(search: string): string {
  const kept = search
    .slice(1)
    .split("&")
    .filter((pair) => !isOurs(pair));
  return kept.join("&") === "" ? "" : `?${kept.join("&")}`;
}

function isOurs(pair: string): boolean {
  const read = new URLSearchParams(`&${pair}`);
  return read.has(RETURN_PARAMETER) || read.has(ELEMENT_PARAMETER) || read.has(MODE_PARAMETER);
}

/**
 * Removes the handle from the page's address and returns it. Only the first screen that asks gets it. It replaces the history
 * entry, adds none, and keeps the entry's state, other parameters and fragment.
 * @param isFor whether the caller may take a handle for the element of that name. The portal's own pages have no elements
 */
export function claimReturnHandle(
  page: Window,
  isFor: (element: string) => boolean = () => true,
): string | undefined {
  const query = new URLSearchParams(page.location.search);
  const handle = query.get(RETURN_PARAMETER);
  if (handle === null || !isFor(query.get(ELEMENT_PARAMETER) ?? "")) return undefined;
  const { origin, pathname, search, hash } = page.location;
  // An absolute address, because a <base> in the page may change what a relative one means.
  const clean = `${origin}${pathname}${withoutReturnHandle(search)}${hash}`;
  // The browser's own function: the page's router may have replaced it by one that navigates.
  const { replaceState }: History = Object.getPrototypeOf(page.history);
  replaceState.call(page.history, page.history.state, "", clean);
  return HANDLE.test(handle) ? handle : undefined;
}

/**
 * The address that the bank redirects the citizen back to. It has no fragment, because the redirects would lose it. A page in test
 * mode adds its mode, so that no live element shows another payment as the result of the test.
 * @param receiptPage the council's page for receipts. Undefined for the current page
 * @param element the name of the element that shows the receipt, if the page has several of its kind
 */
export function returnAddress(page: Location, receiptPage: string | undefined, element?: string): string {
  const address = new URL(receiptPage ?? page.href);
  const query = withoutReturnHandle(address.search);
  const name =
    receiptPage !== undefined || element === undefined
      ? ""
      : `${ELEMENT_PARAMETER}=${encodeURIComponent(element)}`;
  const mode = pageMode() === "test" ? `${MODE_PARAMETER}=test` : "";
  const search = [query.slice(1), name, mode].filter((part) => part !== "").join("&");
  return `${address.origin}${address.pathname}${search === "" ? "" : `?${search}`}`;
}
