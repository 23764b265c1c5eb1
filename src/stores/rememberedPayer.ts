import { enums, type Infer, object, create as read, string } from "superstruct";
import { jsonText } from "../domain/jsonText.ts";
import { DEFAULT_PAYMENT_METHOD, isFpxMethod, PAYMENT_METHODS } from "../domain/payments/paymentMethod.ts";
import { isOnSharedComputer, whenForgotten } from "../payment/sharedComputer.ts";
import { keepBank, keepCheckout, useCheckoutDraft } from "./checkoutDraft.ts";
import { payerSource } from "./payerSource.ts";
import { useSession } from "./sessionState.ts";

/**
 * The payer whom this device remembers, because the citizen asked for it on the portal's own page. Nothing is remembered on a
 * shared computer, and no council's page reads this.
 */

const remembered = object({
  name: string(),
  email: string(),
  phone: string(),
  method: enums(PAYMENT_METHODS),
  /** FPX's code of the bank that was used last. Empty for a card. */
  bank: string(),
});

export type RememberedPayer = Infer<typeof remembered>;

const KEY = "kaunter.payer";

export function readPayer(): RememberedPayer | undefined {
  if (isOnSharedComputer()) return undefined;
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? undefined : read(JSON.parse(stored), remembered);
  } catch {
    // Storage is blocked or has another format.
    return undefined;
  }
}

export function rememberPayer({ name, email, phone, method, bank }: RememberedPayer): void {
  if (isOnSharedComputer()) return;
  try {
    localStorage.setItem(KEY, jsonText({ name, email, phone, method, bank }));
  } catch {
    // Storage is blocked or full. The citizen types the details again next time.
  }
}

export function forgetPayer(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // If storage is blocked, it has nothing to remove.
  }
}

/** Calls `onChange` when another tab remembers or forgets a payer. @returns a function that stops it */
export function followPayer(onChange: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    // The key is null when everything was deleted.
    if (key === KEY || key === null) onChange();
  };
  addEventListener("storage", look);
  return () => removeEventListener("storage", look);
}

const payer = payerSource();

/** The payer who filled the payment screen on this page. */
let filled: RememberedPayer | undefined;

whenForgotten(() => {
  filled = undefined;
});

/**
 * Fills the empty payment screen with the remembered payer, method and bank. A log-in replaces the payer. Call it before
 * `fillFromSession`.
 * @returns a function that stops it
 */
export function fillFromDevice(): () => void {
  const known = readPayer();
  if (known !== undefined && !useSession.getState().session) {
    payer.fill(known);
    filled = known;
    const { method, bank } = known;
    keepCheckout({ ...useCheckoutDraft.getState().checkout, method });
    if (isFpxMethod(method)) keepBank(method, bank);
  }
  return useSession.subscribe(({ session }) => {
    if (session) payer.clear({ typedOver: false });
  });
}

/**
 * Empties what `fillFromDevice` filled in, also where the citizen has changed it since: the next person at this device must not see
 * it.
 */
export function clearFromDevice(): void {
  payer.clear({ typedOver: true });
  if (filled === undefined) return;
  const { method, bank } = filled;
  const { checkout, banks } = useCheckoutDraft.getState();
  if (checkout.method === method) keepCheckout({ ...checkout, method: DEFAULT_PAYMENT_METHOD });
  if (isFpxMethod(method) && banks[method] === bank) keepBank(method, "");
  filled = undefined;
}
