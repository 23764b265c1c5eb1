/**
 * Whether this page runs on a computer that many people use, such as in a council's lobby or a library. There it stores nothing
 * in the browser, shows nothing that the browser stored before, and clears its memory when the citizen has left. It deletes
 * nothing that an earlier page stored: if somebody opens such a page on their own device, they lose nothing.
 */

let isShared = false;
let visit = 0;

const forgetters = new Set<() => void>();
const listeners = new Set<() => void>();

/** Whether `keepNothing` was called on this page. */
export function isOnSharedComputer(): boolean {
  return isShared;
}

/**
 * Marks the computer as shared until the page closes. Clears everything that other elements have read from the browser's storage.
 */
export function keepNothing(): void {
  if (isShared) return;
  isShared = true;
  resetSession();
}

/** Registers a function that clears a module's memory. It stays registered until the page closes. */
export function whenForgotten(forget: () => void): void {
  forgetters.add(forget);
}

/** Clears the input, the cart and the payments in memory, and begins the next visit. */
export function resetSession(): void {
  for (const forget of forgetters) forget();
  visit += 1;
  for (const listener of listeners) listener();
}

/** The number of the current visit, for React's `useSyncExternalStore`. A new visit mounts all screens again. */
export const visits = {
  current: () => visit,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
} as const;
