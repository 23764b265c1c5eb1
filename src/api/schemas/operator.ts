import { boolean, defaulted, enums, type Infer, nullable, object, refine } from "superstruct";
import { kind, text } from "../../domain/schemas/limits.ts";
import { emailText } from "../../domain/schemas/personStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/** The operator of the portal, and where citizens ask for help. Only a deployment knows these. Null means not configured. */

/** The weekdays of the opening hours, from Monday. */
export const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** A phone number with the usual spaces, brackets and dashes. Short numbers are fine. */
export const helplinePhone = kind<string>("phone number", { pattern: /^\+?\d[\d ()-]{1,18}\d$/ });

const timeOfDay = text({ pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/ });

/** From one weekday to another, and from one time of day to another, in Malaysia time. An earlier closing time is on the next day. */
export const helplineHours = refine(
  object({
    first_day: enums(WEEKDAYS),
    last_day: enums(WEEKDAYS),
    opens: timeOfDay,
    closes: timeOfDay,
  }),
  "hours",
  ({ opens, closes }) => opens !== closes,
);

export type HelplineHours = Infer<typeof helplineHours>;

/** Whether the helpline closes on the day after it opened. Times are HH:mm. */
export function closesNextDay({ opens, closes }: Pick<HelplineHours, "opens" | "closes">): boolean {
  // times of one form compare as texts
  return closes < opens;
}

export const operator = object({
  name: nullable(shortText),
  phone: nullable(helplinePhone),
  email: nullable(emailText),
  hours: nullable(helplineHours),
  /** All details are invented, for a demonstration. */
  is_example: boolean(),
});

/** What the central team sets of the helpline. Null: as the server's settings say. */
export const helpline = object({
  phone: defaulted(nullable(helplinePhone), null),
  email: defaulted(nullable(emailText), null),
  hours: defaulted(nullable(helplineHours), null),
});

export type Operator = Infer<typeof operator>;

export const UNNAMED_OPERATOR: Operator = {
  name: null,
  phone: null,
  email: null,
  hours: null,
  is_example: false,
};
