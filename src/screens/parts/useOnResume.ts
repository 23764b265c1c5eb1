import { useEffect } from "react";

/** A page that was out of sight for longer than this is asked about anew. Milliseconds. */
const LONG = 60_000;

/**
 * Calls when what the screen shows may be old: the browser brings the page back from its back-forward cache, the citizen comes
 * back to it after a while, the network is back.
 */
export function useOnResume(again: () => void): void {
  useEffect(() => {
    let hiddenAt: number | undefined;
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) again();
    };
    const seen = () => {
      if (document.visibilityState === "hidden") hiddenAt = Date.now();
      else if (hiddenAt !== undefined && Date.now() - hiddenAt > LONG) again();
    };
    addEventListener("pageshow", restored);
    addEventListener("online", again);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("pageshow", restored);
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [again]);
}
