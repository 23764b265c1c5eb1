import type { Clock } from "../backend/clock.ts";
import type { Mailer } from "../backend/notifications/mailer.ts";
import { smtpMailer } from "../backend/notifications/smtpMailer.ts";
import type { Settings } from "../backend/settings/settings.ts";
import { createMailbox, type Mailbox } from "../mailbox/mailbox.ts";

/** How messages leave. */
export interface Mail {
  readonly mailer: Mailer;
  /** Where the demo shows them; undefined where they go to a mail server. */
  readonly mailbox: Mailbox | undefined;
}

/**
 * The mail server of the settings, else the demo's mailbox.
 * @returns undefined where the real exchange takes real money and no mail server is set: receipts wait for one, since nobody
 *   would read them in a demonstration
 */
export function mailOf(settings: Settings, clock: Clock): Mail | undefined {
  const { KAUNTER_SMTP_URL: url, KAUNTER_MAIL_FROM: from } = settings;
  if (url !== undefined && from !== undefined)
    return { mailer: smtpMailer({ url, from }), mailbox: undefined };
  if (settings.KAUNTER_FPX_URL !== undefined) return undefined;
  const mailbox = createMailbox(clock);
  return { mailer: mailbox.mailer, mailbox };
}
