import { type Infer, object } from "superstruct";
import { typedEmail } from "../../domain/schemas/typedText.ts";

/** The form for a forgotten password. The name of each refinement is the name of a validation rule. */
export const forgotPasswordForm = object({
  email_address: typedEmail,
});

export type ForgotPasswordValues = Infer<typeof forgotPasswordForm>;
