import { type Infer, object } from "superstruct";
import { filledText, typedPassword } from "../../domain/schemas/typedText.ts";

/** The log-in form (rule 5.1, which sets no limits of length). It accepts a password unchanged, spaces included. */
export const logInForm = object({
  email_address: filledText,
  password: typedPassword,
});

export type LogInValues = Infer<typeof logInForm>;
