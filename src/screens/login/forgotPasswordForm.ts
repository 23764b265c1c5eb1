import { type Infer, object, refine } from "superstruct";
import { isEmail } from "../../domain/contact.ts";
import { typedText } from "../../domain/structs.ts";

/** Whose password is forgotten. Each refinement's name is the code of its error text. */
export const forgotPasswordForm = object({
  email_address: refine(
    refine(typedText, "required", (typed) => typed.trim() !== ""),
    "email",
    (typed) => isEmail(typed.trim()),
  ),
});

export type ForgotPasswordValues = Infer<typeof forgotPasswordForm>;
