import { type Infer, object } from "superstruct";
import { typedEmail } from "../../domain/schemas/typedText.ts";

/** Whose password is forgotten. Each refinement's name is that of a rule. */
export const forgotPasswordForm = object({
  email_address: typedEmail,
});

export type ForgotPasswordValues = Infer<typeof forgotPasswordForm>;
