import { define, optional, string } from "superstruct";
import { exchangeAddress } from "./addresses.ts";
import { type Given, SettingsError } from "./settingsError.ts";
import { mailAddress } from "./structs.ts";

const mailServer = define<string>("smtp or smtps address without a path", (value) => {
  const url = typeof value === "string" ? URL.parse(value) : null;
  const isPlain = url !== null && /^\/?$/.test(url.pathname) && url.search === "" && url.hash === "";
  return isPlain && /^smtps?:$/.test(url.protocol) && url.hostname !== "";
});

/** The senders of receipts and codes. */
export const messages = {
  /** The mail server, with its credentials, and the sender address of the messages. Set both or neither. */
  KAUNTER_SMTP_URL: optional(mailServer),
  KAUNTER_MAIL_FROM: optional(mailAddress),
  /** The host that sends SMS, and the file with its key for this portal. Set both or neither. */
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
