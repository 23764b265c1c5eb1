import { type Infer, object } from "superstruct";
import { typedPassword } from "../../domain/schemas/typedText.ts";
import { confirmed, newPassword } from "../parts/account/newPassword.ts";

/** Another password, which takes the present one. Each refinement's name is that of a rule. */
export const changePasswordForm = confirmed(
  object({
    current_password: typedPassword,
    ...newPassword,
  }),
);

export type ChangePasswordValues = Infer<typeof changePasswordForm>;
