import { useMemo, useSyncExternalStore } from "react";
import { hasNavigated } from "./firstPaint/pressed.ts";
import { hashWithHidden } from "./hiddenAddress.ts";
import { hideParameters } from "./hideParameters.ts";
import { type Route, routeOf } from "./route.ts";

/**
 * The current route, and whether the citizen came to it from another one. The object stays the same until the address changes.
 */
export function useRoute(): { readonly route: Route; readonly arrived: boolean } {
  const hash = useSyncExternalStore(subscribe, () => hashWithHidden(window));
  return useMemo(() => ({ route: routeOf(hash), arrived: moved || hash !== firstHash }), [hash]);
}

hideParameters(window);
// registered before every other hashchange listener
addEventListener("hashchange", () => hideParameters(window));

let firstHash = hashWithHidden(window);

/** After the first navigation, a return to the first page counts as arriving too. It may come before the scripts have loaded. */
let moved = hasNavigated(document);
addEventListener(
  "hashchange",
  () => {
    moved = true;
  },
  { once: true },
);

/** Changes the hash without a navigation: the page stays the same, and `arrived` stays unchanged. */
export function rewriteHash(hash: string): void {
  if (hashWithHidden(window) === firstHash) firstHash = hash;
  history.replaceState(history.state, "", hash);
}

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  // the visible hash is equal for two links whose ids are hidden
  addEventListener("popstate", changed);
  return () => {
    removeEventListener("hashchange", changed);
    removeEventListener("popstate", changed);
  };
}
