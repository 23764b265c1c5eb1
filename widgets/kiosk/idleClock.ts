import { resetSession } from "../../src/payment/sharedComputer.ts";
import { IDLE_MILLISECONDS, LEAVING_MILLISECONDS, WARNING_MILLISECONDS } from "./idleTimes.ts";

/**
 * How long nobody has touched this page; one clock for all the elements on it. Time is this device's own, and is read anew at
 * each step: a hidden tab's or a sleeping computer's timers come late.
 */

const INPUTS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "input"] as const;

let idleSince = 0;
let leftAt: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let secondsLeft: number | undefined;
let watchers = 0;

const listeners = new Set<() => void>();

/** The seconds that are left while the citizen is asked, else undefined; shaped for React's `useSyncExternalStore`. */
export const warning = {
  current: () => secondsLeft,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
} as const;

/** Watches for as long as anybody wants. @returns what stops it */
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

/** The citizen is done, and is asked at once. */
export function askNow(): void {
  idleSince = Date.now() - (IDLE_MILLISECONDS - WARNING_MILLISECONDS);
  look();
}

/** Forgets whoever was there. The clock stands until somebody comes. */
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
  // who is asked answers: a sleeve on the screen is no answer
  if (secondsLeft !== undefined) return;
  leftAt = undefined;
  idleSince = Date.now();
  if (timer === undefined) look();
}

/** Off to the bank: nobody touches anything while its page is fetched. */
function leaving(): void {
  leftAt = Date.now();
  idleSince = leftAt + LEAVING_MILLISECONDS;
  look();
}

/** Back out of the browser's memory: after so long it may be somebody else. */
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
