import { coerce, define, optional, string } from "superstruct";
import { type HelplineHours, helplineHours, helplinePhone, WEEKDAYS } from "../../api/schemas/operator.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { mailAddress } from "./structs.ts";

const HOURS = new RegExp(`^(${WEEKDAYS.join("|")})-(${WEEKDAYS.join("|")}) (\\d\\d:\\d\\d)-(\\d\\d:\\d\\d)$`);

const hours = coerce(
  define<HelplineHours>('list of days and times, like "Mon-Fri 08:00-17:00"', (value) =>
    helplineHours.is(value),
  ),
  string(),
  (text) => {
    const [, first_day, last_day, opens, closes] = HOURS.exec(text) ?? [];
    return { first_day, last_day, opens, closes };
  },
);

/** What citizens see about the portal's operator and helpline. Absent, they see nothing. */
export const operator = {
  KAUNTER_OPERATOR: optional(shortText),
  KAUNTER_HELPLINE_PHONE: optional(helplinePhone),
  KAUNTER_HELPLINE_EMAIL: optional(mailAddress),
  /** The helpline's hours in Malaysia time, "Mon-Fri 08:00-17:00". */
  KAUNTER_HELPLINE_HOURS: optional(hours),
};
