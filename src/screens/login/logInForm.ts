import { type Infer, object } from "superstruct";
import { filledText, typedPassword } from "../../domain/schemas/typedText.ts";

/** Who logs in (specification, section 5; its bounds are not shown there). A password is taken as it is, spaces too. */
export const logInForm = object({
  email_address: filledText,
  password: typedPassword,
});

export type LogInValues = Infer<typeof logInForm>;
