import { resetSession } from "../../src/payment/sharedComputer.ts";

/** After this long without a touch or a key, a shared computer clears everything about the citizen. */
export const IDLE_MILLISECONDS = 120_000;

/**
 * The dialog is open for this last part of the idle time. One press keeps everything. WCAG 2.2.1 requires at least 20 seconds.
 */
export const WARNING_MILLISECONDS = 30_000;

/** The extra time for loading the bank's page, while nobody touches anything. */
export const LEAVING_MILLISECONDS = 300_000;

/**
 * Measures how long nobody has touched this page, with one clock for all its elements. Each step reads the device's time again,
 * because timers fire late in a hidden tab and on a sleeping computer.
 */

const INPUTS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "input"] as const;

let idleSince = 0;
let leftAt: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let secondsLeft: number | undefined;
let watchers = 0;

const listeners = new Set<() => void>();

/** The seconds left while the dialog is open, otherwise undefined. It fits React's `useSyncExternalStore`. */
export const warning = {
  current: () => secondsLeft,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
} as const;

/** Watches the page until every caller has stopped. @returns the function with which this caller stops */
export function watchIdleness(page: Window): () => void {
  watchers += 1;
  if (watchers === 1) begin(page);
  return () => {
    watchers -= 1;
    if (watchers === 0) end(page);
  };
}

/** The citizen is still there. */
export function carryOn(): void {
  idleSince = Date.now();
  look();
}

/** The citizen says that they have finished. The dialog opens at once. */
export function askNow(): void {
  idleSince = Date.now() - (IDLE_MILLISECONDS - WARNING_MILLISECONDS);
  look();
}

/** Clears everything about the citizen. The clock stops until somebody touches the page. */
export function clearNow(): void {
  stop();
  warn(undefined);
  resetSession();
}

function begin(page: Window): void {
  for (const input of INPUTS) page.addEventListener(input, touched, { capture: true, passive: true });
  page.addEventListener("beforeunload", leaving);
  page.addEventListener("pageshow", onPageShow);
  page.document.addEventListener("visibilitychange", lookAgain);
  carryOn();
}

function end(page: Window): void {
  for (const input of INPUTS) page.removeEventListener(input, touched, { capture: true });
  page.removeEventListener("beforeunload", leaving);
  page.removeEventListener("pageshow", onPageShow);
  page.document.removeEventListener("visibilitychange", lookAgain);
  stop();
  warn(undefined);
}

function touched(): void {
  // while the dialog is open, only its buttons count: a sleeve may touch the screen by accident
  if (secondsLeft !== undefined) return;
  leftAt = undefined;
  idleSince = Date.now();
  if (timer === undefined) look();
}

/** The page redirects to the bank. Nobody touches anything while the bank's page loads, so the clock waits longer. */
function leaving(): void {
  leftAt = Date.now();
  idleSince = leftAt + LEAVING_MILLISECONDS;
  look();
}

/** The browser restored the page from its back/forward cache. After the idle time it may be another citizen. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted || leftAt === undefined) return;
  const away = Date.now() - leftAt;
  leftAt = undefined;
  if (away >= IDLE_MILLISECONDS) clearNow();
  else carryOn();
}

function lookAgain(): void {
  if (timer !== undefined) look();
}

function look(): void {
  stop();
  const left = idleSince + IDLE_MILLISECONDS - Date.now();
  if (left <= 0) {
    clearNow();
    return;
  }
  const isAsking = left <= WARNING_MILLISECONDS;
  warn(isAsking ? Math.ceil(left / 1000) : undefined);
  timer = setTimeout(look, isAsking ? left % 1000 || 1000 : left - WARNING_MILLISECONDS);
}

function stop(): void {
  clearTimeout(timer);
  timer = undefined;
}

function warn(seconds: number | undefined): void {
  if (seconds === secondsLeft) return;
  secondsLeft = seconds;
  for (const listener of listeners) listener();
}
