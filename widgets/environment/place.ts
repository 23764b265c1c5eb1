import { createContext, useContext } from "react";
import type { Place } from "../innerNavigation.ts";

export const PlaceContext = createContext<Place | undefined>(undefined);

/**
 * The current place inside the element. `useEnvironment().navigate` changes it.
 * @throws Error outside an element
 */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === undefined)
    throw new Error("A component called usePlace outside an element: draw it inside WidgetRoot");
  return place;
}
