import { assign, enums, type Infer, object, refine, string } from "superstruct";
import { EMAIL_LONGEST, isPhone, NAME_LONGEST } from "../domain/contact.ts";
import { isFpxMethod, PAYMENT_METHODS } from "../domain/payments/paymentMethod.ts";
import { filledTo, typedEmail } from "../domain/schemas/typedText.ts";

/**
 * The payer and the payment method (docs/specification.md, section 5). Each refinement has the name of the rule that it checks.
 */

const PHONE_LONGEST = 30;

/** The fields about the payer. */
export const PAYER_FIELDS = ["name", "email", "phone"] as const;

export type PayerField = (typeof PAYER_FIELDS)[number];

export const checkoutForm = object({
  name: filledTo(NAME_LONGEST),
  email: typedEmail,
  phone: refine(filledTo(PHONE_LONGEST), "phone", isPhone),
  method: enums(PAYMENT_METHODS),
});

export type CheckoutFormValues = Infer<typeof checkoutForm>;

/** Everything that the payment screen asks. A bank transfer needs FPX's code of the buyer's bank, and a card needs no bank. */
export const paymentForm = refine(
  assign(checkoutForm, object({ bank: string() })),
  "required",
  ({ method, bank }) => !isFpxMethod(method) || bank !== "" || { path: ["bank"] },
);

export type PaymentFormValues = Infer<typeof paymentForm>;

/** The most characters that a field takes. */
export const LONGEST: Readonly<Record<string, number>> = {
  name: NAME_LONGEST,
  email: EMAIL_LONGEST,
  phone: PHONE_LONGEST,
};
