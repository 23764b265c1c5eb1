import { type Infer, object } from "superstruct";
import { typedPassword } from "../../domain/schemas/typedText.ts";
import { confirmed, newPassword } from "../parts/account/newPassword.ts";

/** The current and the new password. The name of each refinement is the name of a validation rule. */
export const changePasswordForm = confirmed(
  object({
    current_password: typedPassword,
    ...newPassword,
  }),
);

export type ChangePasswordValues = Infer<typeof changePasswordForm>;
