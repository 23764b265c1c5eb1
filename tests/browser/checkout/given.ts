import { isFpxMethod, type PaymentMethod } from "../../../src/domain/payments/paymentMethod.ts";
import type { CheckoutFormValues } from "../../../src/payment/checkoutForm.ts";
import { keepBank, keepCheckout } from "../../../src/stores/checkoutDraft.ts";

export const PAYER = { name: "Siti", email: "siti@example.my", phone: "0123456789" } as const;

export const NOBODY = { name: "", email: "", phone: "" } as const;

/** Sets what the citizen gave at the earlier steps, and clears everything else. */
export function given({
  payer = PAYER,
  method = "1",
  bank = "MB2U0227",
}: {
  payer?: Omit<CheckoutFormValues, "method">;
  method?: PaymentMethod;
  bank?: string;
} = {}): void {
  keepBank("1", "");
  keepBank("2", "");
  keepCheckout({ ...payer, method });
  if (isFpxMethod(method)) keepBank(method, bank);
}
