import type { Destination, PortalDestination } from "../src/screens/environment.tsx";
import type { WidgetScreen } from "./screens.ts";

/** A place inside an element. */
export type Place = Exclude<Destination, PortalDestination | { readonly screen: "home" }>;

/**
 * The current place inside one element. It is in memory, because the history and the hash belong to the host page.
 * `current` and `subscribe` fit React's `useSyncExternalStore`.
 */
export interface InnerNavigation {
  /** The place where the element began. */
  readonly first: Place;
  current(): Place;
  go(to: Place): void;
  /** Starts over at the place, as if the citizen had gone nowhere yet. */
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

/** An element has no home screen. It shows the search instead. */
export function placeOf(to: Exclude<Destination, PortalDestination>): Place {
  return to.screen === "home" ? { screen: "search" } : to;
}
