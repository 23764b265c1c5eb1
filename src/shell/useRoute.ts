import { useMemo, useSyncExternalStore } from "react";
import { hashWithResetId, hideResetId } from "./resetAddress.ts";
import { type Route, routeOf } from "./route.ts";

/** The route in the address, and whether the citizen came to it from another: the same object until the address changes. */
export function useRoute(): { readonly route: Route; readonly arrived: boolean } {
  const hash = useSyncExternalStore(subscribe, () => hashWithResetId(window));
  return useMemo(() => ({ route: routeOf(hash), arrived: moved || hash !== FIRST_HASH }), [hash]);
}

hideResetId(window);
// before anything else hears that the address is another one
addEventListener("hashchange", () => hideResetId(window));

const FIRST_HASH = hashWithResetId(window);

/** The first page is arrived at as well when it is come back to. */
let moved = false;
addEventListener(
  "hashchange",
  () => {
    moved = true;
  },
  { once: true },
);

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  // between two links whose ids are hidden the hash does not change
  addEventListener("popstate", changed);
  return () => {
    removeEventListener("hashchange", changed);
    removeEventListener("popstate", changed);
  };
}
