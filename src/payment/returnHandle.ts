/**
 * The way back from the bank puts a single-use handle into the page's address. It is taken out at once, before
 * any analytics or Referer of a council's page could carry it; Refresh finds the payment by the journal.
 */

const PARAMETER = "kaunter-return";
const HANDLE = /^[\w-]{1,200}$/;

/** True when the query holds a return handle. */
export function hasReturnHandle(search: string): boolean {
  return new URLSearchParams(search).has(PARAMETER);
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
  const handle = new URLSearchParams(page.location.search).get(PARAMETER);
  if (handle === null) return undefined;
  const { pathname, search, hash } = page.location;
  page.history.replaceState(page.history.state, "", `${pathname}${withoutReturnHandle(search)}${hash}`);
  return HANDLE.test(handle) ? handle : undefined;
}
