import type { PaymentId } from "../domain/identifiers.ts";

/** Which payment's alert the citizen has closed: the alert of the latest one, so one is enough. */

const KEY = "kaunter.closed-alert";

let inMemory: string | undefined;

/** True when the payment's alert was closed in this browser; where storage is blocked, on this page. */
export function isAlertClosed(id: PaymentId): boolean {
  if (inMemory === id) return true;
  try {
    return localStorage.getItem(KEY) === id;
  } catch {
    return false;
  }
}

/** The alert of this payment stays closed. */
export function closeAlert(id: PaymentId): void {
  inMemory = id;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Blocked or full: it stays closed as long as the page.
  }
}
