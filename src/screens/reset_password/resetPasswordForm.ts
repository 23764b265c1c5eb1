import { type Infer, object } from "superstruct";
import { confirmed, newPassword } from "../parts/account/newPassword.ts";

/** "password and confirm_password are required, and confirm must match password" (specification, section 5). */
export const resetPasswordForm = confirmed(object(newPassword));

export type ResetPasswordValues = Infer<typeof resetPasswordForm>;
