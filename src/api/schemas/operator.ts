import { boolean, define, enums, type Infer, nullable, object, pattern, string } from "superstruct";
import { emailText } from "../../domain/schemas/personStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/** Who operates the portal, and where citizens ask for help. Only a deployment knows: null is what it does not tell. */

/** The days of a week as the hours name them; Monday is the first. */
export const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

export const HELPLINE_PHONE = /^\+?\d[\d ()-]{1,18}\d$/;

/** A phone as it is dialled, with the blanks, brackets and dashes of its writing; a short number too. */
export const helplinePhone = define<string>(
  "phone number",
  (value) => typeof value === "string" && HELPLINE_PHONE.test(value),
);

const timeOfDay = pattern(string(), /^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** From one weekday to another, from one time of the day to another, in Malaysia time. */
export const helplineHours = object({
  first_day: enums(WEEKDAYS),
  last_day: enums(WEEKDAYS),
  opens: timeOfDay,
  closes: timeOfDay,
});

export type HelplineHours = Infer<typeof helplineHours>;

export const operator = object({
  name: nullable(shortText),
  phone: nullable(helplinePhone),
  email: nullable(emailText),
  hours: nullable(helplineHours),
  /** All of it is made up, for a demonstration. */
  is_example: boolean(),
});

export type Operator = Infer<typeof operator>;

/** Nothing is told. */
export const UNNAMED_OPERATOR: Operator = {
  name: null,
  phone: null,
  email: null,
  hours: null,
  is_example: false,
};
