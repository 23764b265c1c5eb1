import { useState } from "react";

/** Of what fits its place. */
const STEPS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** How large a page is shown, at first as wide as its place; the next larger and smaller step, where there is one. */
export function useZoom() {
  const [zoom, setZoom] = useState(1);
  const step = STEPS.indexOf(zoom);
  return { zoom, larger: STEPS[step + 1], smaller: STEPS[step - 1], setZoom };
}
