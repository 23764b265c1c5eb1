import { coerce, defaulted, define, optional, string } from "superstruct";
import { DEFAULT_SMS_RULES } from "../notifications/smsTotal.ts";
import { type Given, SettingsError } from "./settingsError.ts";
import { entriesOf, exchangeAddress, mailAddress, wholeNumber } from "./structs.ts";

const mailServer = define<string>("smtp or smtps address without a path", (value) => {
  const url = typeof value === "string" ? URL.parse(value) : null;
  const isPlain = url !== null && /^\/?$/.test(url.pathname) && url.search === "" && url.hash === "";
  return isPlain && /^smtps?:$/.test(url.protocol) && url.hostname !== "";
});

const countryCodes = coerce(
  define<string[]>(
    "comma-separated list of country codes without a plus, like 60,65",
    (value) => Array.isArray(value) && value.length > 0 && value.every((code) => /^[1-9]\d{0,3}$/.test(code)),
  ),
  string(),
  entriesOf,
);

/** The senders of receipts and codes. */
export const messages = {
  /** The mail server, with its credentials, and the sender address of the messages. Set both or neither. */
  KAUNTER_SMTP_URL: optional(mailServer),
  KAUNTER_MAIL_FROM: optional(mailAddress),
  /** The host that sends SMS, and the file with its key for this portal. Set both or neither. */
  KAUNTER_SMS_URL: optional(exchangeAddress),
  KAUNTER_SMS_KEY_FILE: optional(string()),
  /** Country codes whose numbers get SMS. Of Malaysia, 60, the mobile numbers do. */
  KAUNTER_SMS_COUNTRIES: defaulted(countryCodes, () => [...DEFAULT_SMS_RULES.countries]),
  /** The most SMS of the deployment in a day. Each costs money. */
  KAUNTER_SMS_PER_DAY: defaulted(wholeNumber(0, 1_000_000), DEFAULT_SMS_RULES.perDay),
};

/** @throws SettingsError */
export function checkMessages(given: Given): void {
  if ((given.KAUNTER_SMTP_URL === undefined) !== (given.KAUNTER_MAIL_FROM === undefined))
    throw new SettingsError("set both KAUNTER_SMTP_URL and KAUNTER_MAIL_FROM, or neither");
  if ((given.KAUNTER_SMS_URL === undefined) !== (given.KAUNTER_SMS_KEY_FILE === undefined))
    throw new SettingsError("set both KAUNTER_SMS_URL and KAUNTER_SMS_KEY_FILE, or neither");
}
