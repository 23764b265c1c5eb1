import { type Infer, object } from "superstruct";
import { typedEmail } from "../../domain/schemas/typedText.ts";
import { fullNameField, nricField, phoneField } from "../parts/account/accountFields.ts";
import { confirmed, newPassword } from "../parts/account/newPassword.ts";

/** The registration (rules 5.2, 5.4, 5.5). It has no `cash`, an amount received at a counter (rule 5.3). */
export const registrationForm = confirmed(
  object({
    full_name: fullNameField,
    ic_no: nricField,
    phone: phoneField,
    email_address: typedEmail,
    ...newPassword,
  }),
);

export type RegistrationValues = Infer<typeof registrationForm>;
