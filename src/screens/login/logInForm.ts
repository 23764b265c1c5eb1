import { type Infer, object, refine, string } from "superstruct";

const given = (field: (typed: string) => boolean) => refine(string(), "required", field);

/** Who logs in (specification, section 5; its bounds are not shown there). A password is taken as it is, spaces too. */
export const logInForm = object({
  email_address: given((typed) => typed.trim() !== ""),
  password: given((typed) => typed !== ""),
});

export type LogInValues = Infer<typeof logInForm>;
