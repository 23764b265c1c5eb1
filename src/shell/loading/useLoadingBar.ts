import { useEffect, useState } from "react";

/** Milliseconds (specification, section 9). */
const THROTTLE = 200;
const HIDE_DELAY = 500;

export type LoadingBarPhase = "hidden" | "growing" | "full";

/** When the loading bar shows: not for what comes within the throttle; filled for a moment once it has come. */
export function useLoadingBar(isLoading: boolean): LoadingBarPhase {
  const [phase, setPhase] = useState<LoadingBarPhase>("hidden");
  useEffect(() => {
    if (isLoading) {
      const begin = setTimeout(() => setPhase("growing"), THROTTLE);
      return () => clearTimeout(begin);
    }
    setPhase((shown) => (shown === "growing" ? "full" : shown));
    const hide = setTimeout(() => setPhase("hidden"), HIDE_DELAY);
    return () => clearTimeout(hide);
  }, [isLoading]);
  return phase;
}
