import { enums, type Infer, object, refine } from "superstruct";
import { EMAIL_LONGEST, isPhone, NAME_LONGEST } from "../domain/contact.ts";
import { PAYMENT_METHODS } from "../domain/payments/paymentMethod.ts";
import { filledTo, typedEmail } from "../domain/schemas/typedText.ts";

/** Who pays and how (docs/specification.md, section 5). Each refinement's name is that of a rule. */

const PHONE_LONGEST = 30;

/** Who pays. */
export const PAYER_FIELDS = ["name", "email", "phone"] as const;

export type PayerField = (typeof PAYER_FIELDS)[number];

export const checkoutForm = object({
  name: filledTo(NAME_LONGEST),
  email: typedEmail,
  phone: refine(filledTo(PHONE_LONGEST), "phone", isPhone),
  method: enums(PAYMENT_METHODS),
});

export type CheckoutFormValues = Infer<typeof checkoutForm>;

/** How many characters a field takes. */
export const LONGEST: Readonly<Record<string, number>> = {
  name: NAME_LONGEST,
  email: EMAIL_LONGEST,
  phone: PHONE_LONGEST,
};
