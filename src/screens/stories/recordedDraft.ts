import type { PaymentMethod } from "../../domain/payments/paymentMethod.ts";
import { keepBank, keepCheckout } from "../../stores/checkoutDraft.ts";

/** Fills in the earlier steps of the checkout. An empty name leaves the contact fields empty. */
export function fillDraft({
  name = "Siti binti Ahmad",
  method = "1",
  bank = "MB2U0227",
}: {
  name?: string;
  method?: PaymentMethod;
  bank?: string;
} = {}): void {
  keepCheckout({
    name,
    email: name && "siti@example.my",
    phone: name && "012-345 6789",
    method,
  });
  for (const each of ["1", "2"] as const) keepBank(each, each === method ? bank : "");
}
