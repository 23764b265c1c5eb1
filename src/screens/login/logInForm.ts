import { type Infer, object, refine, string } from "superstruct";
import { typedText } from "../../domain/structs.ts";

/** Who logs in (specification, section 5; its bounds are not shown there). A password is taken as it is, spaces too. */
export const logInForm = object({
  email_address: refine(typedText, "required", (typed) => typed.trim() !== ""),
  password: refine(string(), "required", (typed) => typed !== ""),
});

export type LogInValues = Infer<typeof logInForm>;
