import { define, optional, string } from "superstruct";
import { exchangeAddress } from "./addresses.ts";
import { type Given, SettingsError } from "./settingsError.ts";
import { mailAddress } from "./structs.ts";

const mailServer = define<string>("smtp or smtps address without a path", (value) => {
  const url = typeof value === "string" ? URL.parse(value) : null;
  const isPlain = url !== null && /^\/?$/.test(url.pathname) && url.search === "" && url.hash === "";
  return isPlain && /^smtps?:$/.test(url.protocol) && url.hostname !== "";
});

/** How receipts and codes reach citizens. */
export const messages = {
  /** The mail server, with its credentials, and the address that messages come from: both or none. */
  KAUNTER_SMTP_URL: optional(mailServer),
  KAUNTER_MAIL_FROM: optional(mailAddress),
  /** The notification host that sends SMS, and the file of its key for this portal: both or none. */
  KAUNTER_SMS_URL: optional(exchangeAddress),
  KAUNTER_SMS_KEY_FILE: optional(string()),
};

/** @throws SettingsError */
export function checkMessages(given: Given): void {
  if ((given.KAUNTER_SMTP_URL === undefined) !== (given.KAUNTER_MAIL_FROM === undefined))
    throw new SettingsError("set both KAUNTER_SMTP_URL and KAUNTER_MAIL_FROM, or neither");
  if ((given.KAUNTER_SMS_URL === undefined) !== (given.KAUNTER_SMS_KEY_FILE === undefined))
    throw new SettingsError("set both KAUNTER_SMS_URL and KAUNTER_SMS_KEY_FILE, or neither");
}
