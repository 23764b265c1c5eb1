/**
 * Whether this page stands on a computer that many people use, in a council's lobby or a library. Then it keeps nothing in
 * this browser and shows nothing that was kept here before; what it holds in memory is forgotten when the citizen has gone. What an
 * earlier page kept stays where it is: on the citizen's own device such a page takes nothing away.
 */

let isShared = false;
let visit = 0;

const forgetters = new Set<() => void>();
const listeners = new Set<() => void>();

/** True from the moment that the page is known to stand on a shared computer. */
export function isOnSharedComputer(): boolean {
  return isShared;
}

/** Says so; it cannot be unsaid while the page is open. What other elements read from this browser before is forgotten. */
export function keepNothing(): void {
  if (isShared) return;
  isShared = true;
  resetSession();
}

/** Notes how a part of the page forgets what it holds in memory, for as long as the page is open. */
export function whenForgotten(forget: () => void): void {
  forgetters.add(forget);
}

/** Forgets whatever was typed, carted and paid here: the next visit begins. */
export function resetSession(): void {
  for (const forget of forgetters) forget();
  visit += 1;
  for (const listener of listeners) listener();
}

/** Which visit this is, shaped for React's `useSyncExternalStore`: another one draws everything anew. */
export const visits = {
  current: () => visit,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
} as const;
