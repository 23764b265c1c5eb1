import type { Mailer } from "../notifications/mailer.ts";
import { hostSms, type SmsSender } from "../notifications/sms.ts";
import { smtpMailer } from "../notifications/smtpMailer.ts";
import { secretFile } from "../settings/settingFile.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingsError } from "../settings/settingsError.ts";

/**
 * The SMS host of the settings. Without one the server sends no SMS.
 * @throws SettingsError, which never repeats the content of the key's file
 */
export async function smsOf(settings: Settings): Promise<SmsSender | undefined> {
  const { KAUNTER_SMS_URL: url, KAUNTER_SMS_KEY_FILE: file } = settings;
  if (url === undefined || file === undefined) return undefined;
  return hostSms({ url, key: await keyIn(file), fetch: (address, init) => fetch(address, init) });
}

async function keyIn(file: string): Promise<string> {
  const found = await secretFile("KAUNTER_SMS_KEY_FILE", file);
  if (!/^[\x21-\x7e]{8,500}$/.test(found))
    throw new SettingsError("KAUNTER_SMS_KEY_FILE must name a file that holds only the host's key");
  return found;
}

/** The mail server of the settings. Without one the messages wait in the database. */
export function mailerOf({ KAUNTER_SMTP_URL: url, KAUNTER_MAIL_FROM: from }: Settings): Mailer | undefined {
  return url === undefined || from === undefined ? undefined : smtpMailer({ url, from });
}
