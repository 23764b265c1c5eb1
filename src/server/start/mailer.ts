import type { Mailer } from "../notifications/mailer.ts";
import { smtpMailer } from "../notifications/smtpMailer.ts";
import type { Settings } from "../settings/settings.ts";

/** The mail server that the settings name; undefined where they name none: messages wait for one. */
export function mailerOf({ KAUNTER_SMTP_URL: url, KAUNTER_MAIL_FROM: from }: Settings): Mailer | undefined {
  return url === undefined || from === undefined ? undefined : smtpMailer({ url, from });
}
