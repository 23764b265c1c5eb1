import { useMemo, useSyncExternalStore } from "react";
import { type Route, routeOf } from "./route.ts";

/** The route in the address, and whether the citizen came to it from another. */
export function useRoute(): { readonly route: Route; readonly arrived: boolean } {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const route = useMemo(() => routeOf(hash), [hash]);
  return { route, arrived: moved || hash !== FIRST_HASH };
}

const FIRST_HASH = location.hash;

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
  return () => removeEventListener("hashchange", changed);
}
