import { useMemo, useSyncExternalStore } from "react";
import { hashWithHidden } from "./hiddenAddress.ts";
import { hideParameters } from "./hideParameters.ts";
import { type Route, routeOf } from "./route.ts";

/** The route in the address, and whether the citizen came to it from another: the same object until the address changes. */
export function useRoute(): { readonly route: Route; readonly arrived: boolean } {
  const hash = useSyncExternalStore(subscribe, () => hashWithHidden(window));
  return useMemo(() => ({ route: routeOf(hash), arrived: moved || hash !== firstHash }), [hash]);
}

hideParameters(window);
// before anything else hears that the address is another one
addEventListener("hashchange", () => hideParameters(window));

let firstHash = hashWithHidden(window);

/** The first page is arrived at as well when it is come back to. */
let moved = false;
addEventListener(
  "hashchange",
  () => {
    moved = true;
  },
  { once: true },
);

/** Puts another hash into the address of the page that is shown: it is the same page still, and nobody arrived at it. */
export function rewriteHash(hash: string): void {
  if (hashWithHidden(window) === firstHash) firstHash = hash;
  history.replaceState(history.state, "", hash);
}

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  // between two links whose ids are hidden the hash does not change
  addEventListener("popstate", changed);
  return () => {
    removeEventListener("hashchange", changed);
    removeEventListener("popstate", changed);
  };
}
