import { array, enums, type Infer, is, object, optional } from "superstruct";
import type { PaymentId } from "../domain/identifiers.ts";
import { jsonText } from "../domain/jsonText.ts";
import { PAYMENT_STATES, type PaymentState } from "../domain/payments/paymentState.ts";
import { paymentId, statusToken } from "../domain/schemas/identifierStructs.ts";
import { instant } from "../domain/schemas/instantStruct.ts";
import { licenceHandle, type RenewedLicence } from "../domain/schemas/renewedLicence.ts";
import { storageName } from "./pageMode.ts";
import { isOnSharedComputer, whenForgotten } from "./sharedComputer.ts";

/**
 * The browser stores the last payment attempt that left for the bank. After Refresh, Back, in a second tab, or after a return
 * without a handle, the page finds the payment again. The entry has no personal data. If storage is blocked, and on a shared
 * computer, it lasts only as long as the page.
 */

export const attempt = object({
  id: paymentId,
  token: statusToken,
  /** The time when the citizen left for the bank, by this device's clock, in UTC. */
  left_at: instant,
  /** The last status that the server reported. */
  status: optional(enums(PAYMENT_STATES)),
  /** For each renewed licence a single-use handle, valid for minutes, that opens it in a frame on a council's page. */
  licence_handles: optional(array(licenceHandle)),
});

export type Attempt = Infer<typeof attempt>;

export const JOURNAL_KEY = "kaunter.attempt";

let inMemory: Attempt | undefined;

/** On a council's page, every script can read the storage, and the server accepts the key for a day. */
const LONGEST_ELSEWHERE = 24 * 60 * 60_000;

let isElsewhere = false;

/** Call this on a council's page: the browser then keeps an attempt for a day at most, and not after its ending was shown. */
export function keepAttemptsBriefly(): void {
  isElsewhere = true;
}

whenForgotten(() => {
  inMemory = undefined;
});

/** The last attempt that left for the bank from this origin. */
export function lastAttempt(): Attempt | undefined {
  if (isOnSharedComputer()) return inMemory;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageName(JOURNAL_KEY)) ?? "null");
    if (!is(stored, attempt)) return inMemory;
    if (!isElsewhere || Date.now() - Date.parse(stored.left_at) < LONGEST_ELSEWHERE) return stored;
    clearAttempt();
    return undefined;
  } catch {
    return inMemory;
  }
}

/** Call this before the page leaves for the bank. Then the page finds the payment even if the bank never redirects back. */
export function noteAttempt(left: Attempt): void {
  inMemory = left;
  if (isOnSharedComputer()) return;
  try {
    localStorage.setItem(storageName(JOURNAL_KEY), jsonText(left));
  } catch {
    // Storage is blocked or full. The return handle in the address and the status link still find the payment.
  }
}

/**
 * Stores the status that the server reported, if the payment is the last one. The next page knows it before its first request.
 */
export function noteStatus(id: PaymentId, status: PaymentState): void {
  const noted = lastAttempt();
  if (noted?.id !== id || (noted.status ?? "in_progress") === status) return;
  noteAttempt({ ...noted, status });
}

/**
 * Call this when the payment's ending is on the screen. On a council's page the browser then forgets the attempt, and this page
 * keeps it in its memory.
 */
export function forgetEnded(id: PaymentId): void {
  const noted = lastAttempt();
  if (!isElsewhere || noted?.id !== id) return;
  clearAttempt();
  inMemory = noted;
}

/** Takes the licence's handle out of the journal. Undefined when the last payment has none for it, or no longer. */
export function takeLicenceHandle({ council, licence }: RenewedLicence): string | undefined {
  const noted = lastAttempt();
  const handles = noted?.licence_handles ?? [];
  const taken = handles.find((one) => one.council === council && one.licence === licence);
  if (noted === undefined || taken === undefined) return undefined;
  noteAttempt({ ...noted, licence_handles: handles.filter((one) => one !== taken) });
  return taken.handle;
}

/** Takes over an attempt from another tab. If storage is blocked, the tab's message is the only source. */
export function adoptAttempt(attempt: Attempt): void {
  inMemory = attempt;
}

/** Forgets the attempt, also for stories and tests, which begin with a browser that never left for the bank. */
export function clearAttempt(): void {
  inMemory = undefined;
  if (isOnSharedComputer()) return;
  try {
    localStorage.removeItem(storageName(JOURNAL_KEY));
  } catch {
    // If storage is blocked, it has nothing to remove.
  }
}
