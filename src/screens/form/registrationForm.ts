import { type Infer, object } from "superstruct";
import { typedEmail } from "../../domain/typedText.ts";
import { fullNameField, nricField, phoneField } from "../parts/accountFields.ts";
import { confirmed, newPassword } from "../parts/newPassword.ts";

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
