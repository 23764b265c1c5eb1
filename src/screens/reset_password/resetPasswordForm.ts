import { type Infer, object } from "superstruct";
import { confirmed, newPassword } from "../parts/account/newPassword.ts";

/** The new password and its confirmation (rule 5.12). */
export const resetPasswordForm = confirmed(object(newPassword));

export type ResetPasswordValues = Infer<typeof resetPasswordForm>;
