import { define } from "superstruct";
import { isEmail } from "../../../src/domain/contact.ts";

export const mailAddress = define<string>(
  "mail address",
  (value) => typeof value === "string" && isEmail(value),
);
