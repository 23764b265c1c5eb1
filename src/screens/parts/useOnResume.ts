import { useEffect } from "react";

/** A page that was hidden for longer than this counts as old. Milliseconds. */
const LONG = 60_000;

/**
 * Calls `again` when the screen's content may be old: the browser restored the page from its back-forward cache, the citizen came
 * back after a while, or the network is back.
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
