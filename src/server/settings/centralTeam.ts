import { coerce, define, optional, string } from "superstruct";
import { type HelplineHours, helplineHours, helplinePhone, WEEKDAYS } from "../../api/schemas/operator.ts";
import { userPassword } from "../../domain/schemas/personStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { type Given, SettingsError } from "./settingsError.ts";
import { mailAddress } from "./structs.ts";

/** CouchDB's rule for a name, without control characters. */
const userName = define<string>(
  "user name of at most 200 characters, without spaces and colons, that does not begin with an underscore",
  (value) => shortText.is(value) && /^[^_:\s][^:\s]*$/.test(value),
);

/** The administrator of the central team. The start creates this user. Absent, there is none. */
export const administrator = {
  KAUNTER_ADMIN_NAME: optional(userName),
  KAUNTER_ADMIN_PASSWORD: optional(userPassword),
  /** A file with the password, instead of the variable. */
  KAUNTER_ADMIN_PASSWORD_FILE: optional(string()),
};

/** @throws SettingsError */
export function checkAdministrator(given: Given): void {
  const passwords = [given.KAUNTER_ADMIN_PASSWORD, given.KAUNTER_ADMIN_PASSWORD_FILE].filter(
    (password) => password !== undefined,
  );
  if (passwords.length !== (given.KAUNTER_ADMIN_NAME === undefined ? 0 : 1))
    throw new SettingsError(
      "set KAUNTER_ADMIN_NAME together with either KAUNTER_ADMIN_PASSWORD or KAUNTER_ADMIN_PASSWORD_FILE, or none of them",
    );
}

const HOURS = new RegExp(`^(${WEEKDAYS.join("|")})-(${WEEKDAYS.join("|")}) (\\d\\d:\\d\\d)-(\\d\\d:\\d\\d)$`);

const hours = coerce(
  define<HelplineHours>('list of days and two different times, like "Mon-Fri 08:00-17:00"', (value) =>
    helplineHours.is(value),
  ),
  string(),
  (text) => {
    const [, first_day, last_day, opens, closes] = HOURS.exec(text) ?? [];
    return { first_day, last_day, opens, closes };
  },
);

/** The portal's operator and helpline, as citizens see them. Citizens see nothing of an absent one. */
export const operator = {
  KAUNTER_OPERATOR: optional(
    define<string>("name of at most 200 characters on one line", (value) => shortText.is(value)),
  ),
  KAUNTER_HELPLINE_PHONE: optional(helplinePhone),
  KAUNTER_HELPLINE_EMAIL: optional(mailAddress),
  /** The helpline's hours in Malaysia time, "Mon-Fri 08:00-17:00". An earlier second time is on the next day. */
  KAUNTER_HELPLINE_HOURS: optional(hours),
};
