import { define } from "superstruct";
import { isEmail } from "../../domain/contact.ts";

export const mailAddress = define<string>(
  "mail address",
  (value) => typeof value === "string" && isEmail(value),
);
