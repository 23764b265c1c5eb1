import type { Destination, PortalDestination } from "../src/screens/environment.tsx";
import type { WidgetScreen } from "./screens.ts";

/** A place inside an element. */
export type Place = Exclude<Destination, PortalDestination | { readonly screen: "home" }>;

/**
 * Where the citizen is inside one element: in memory, so that the host page's history and hash stay the page's own.
 * Shaped for React's `useSyncExternalStore`.
 */
export interface InnerNavigation {
  /** Where the citizen was before they went anywhere. */
  readonly first: Place;
  current(): Place;
  go(to: Place): void;
  /** Begins anew at the place: nobody came from anywhere. */
  restart(first: Place): void;
  subscribe(listener: () => void): () => void;
}

export function createInnerNavigation(screen: WidgetScreen): InnerNavigation {
  let first: Place = { screen };
  let place = first;
  const listeners = new Set<() => void>();
  const go = (to: Place) => {
    place = to;
    for (const listener of listeners) listener();
  };
  return {
    get first() {
      return first;
    },
    current: () => place,
    go,
    restart: (to) => {
      first = to;
      go(to);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A widget has no home of its own: it begins at the search. */
export function placeOf(to: Exclude<Destination, PortalDestination>): Place {
  return to.screen === "home" ? { screen: "search" } : to;
}
