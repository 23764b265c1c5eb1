import { type Infer, object, refine, string } from "superstruct";
import { confirmed, newPassword } from "../parts/newPassword.ts";

/** Another password, which takes the present one. Each refinement's name is the code of its error text. */
export const changePasswordForm = confirmed(
  object({
    current_password: refine(string(), "required", (typed) => typed !== ""),
    ...newPassword,
  }),
);

export type ChangePasswordValues = Infer<typeof changePasswordForm>;
