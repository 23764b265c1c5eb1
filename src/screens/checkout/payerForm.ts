import { enums, type Infer, object, refine, size, string } from "superstruct";
import { EMAIL_LONGEST, isEmail, isPhone, NAME_LONGEST } from "../../domain/contact.ts";

/** Who pays and by which bank (specification, section 5). Each refinement's name is the code of its error text. */

const filled = (longest: number) =>
  size(
    refine(string(), "required", (typed) => typed.trim() !== ""),
    0,
    longest,
  );

export const payerForm = object({
  name: filled(NAME_LONGEST),
  email: refine(filled(EMAIL_LONGEST), "email", (typed) => isEmail(typed.trim())),
  phone: refine(filled(30), "phone", isPhone),
  method: enums(["1", "2"]),
  /** FPX's code of the buyer's bank. */
  bank: filled(20),
});

export const LONGEST: Readonly<Record<string, number>> = {
  name: NAME_LONGEST,
  email: EMAIL_LONGEST,
  phone: 30,
  bank: 20,
};

export type PayerFormValues = Infer<typeof payerForm>;
