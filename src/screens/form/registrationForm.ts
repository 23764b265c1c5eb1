import { type Infer, object } from "superstruct";
import { typedEmail } from "../../domain/schemas/typedText.ts";
import { fullNameField, nricField, phoneField } from "../parts/account/accountFields.ts";
import { confirmed, newPassword } from "../parts/account/newPassword.ts";

/** Who registers (specification, section 5). `cash` is the counter channel's, and no online form has it (design, section 4). */
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
