import { enums, type Infer, object, refine, size } from "superstruct";
import { EMAIL_LONGEST, isEmail, isPhone, NAME_LONGEST } from "../domain/contact.ts";
import { PAYMENT_METHODS } from "../domain/paymentMethod.ts";
import { typedText } from "../domain/structs.ts";

/** Who pays and how (specification, section 5). Each refinement's name is the code of its error text. */

const PHONE_LONGEST = 30;

/** Who pays. */
export const PAYER_FIELDS = ["name", "email", "phone"] as const;

export type PayerField = (typeof PAYER_FIELDS)[number];

const filled = (longest: number) =>
  size(
    refine(typedText, "required", (typed) => typed.trim() !== ""),
    0,
    longest,
  );

export const checkoutForm = object({
  name: filled(NAME_LONGEST),
  email: refine(filled(EMAIL_LONGEST), "email", (typed) => isEmail(typed.trim())),
  phone: refine(filled(PHONE_LONGEST), "phone", isPhone),
  method: enums(PAYMENT_METHODS),
});

export type CheckoutFormValues = Infer<typeof checkoutForm>;

/** How many characters a field takes. */
export const LONGEST: Readonly<Record<string, number>> = {
  name: NAME_LONGEST,
  email: EMAIL_LONGEST,
  phone: PHONE_LONGEST,
};
