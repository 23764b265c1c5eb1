import { hostSms } from "../backend/notifications/hostSms.ts";
import type { SmsSender } from "../backend/notifications/sms.ts";
import { secretFile } from "../backend/settings/settingFile.ts";
import type { Settings } from "../backend/settings/settings.ts";
import { SettingsError } from "../backend/settings/settingsError.ts";
import type { Mailbox } from "../mailbox/mailbox.ts";

/**
 * The notification host of the settings, else the demo's mailbox.
 * @returns undefined where there is neither: no SMS can be sent
 * @throws SettingsError, which never says what the key's file holds
 */
export async function smsOf(
  settings: Settings,
  mailbox: Mailbox | undefined,
): Promise<SmsSender | undefined> {
  const { KAUNTER_SMS_URL: url, KAUNTER_SMS_KEY_FILE: file } = settings;
  if (url === undefined || file === undefined) return mailbox?.sms;
  return hostSms({ url, key: await keyIn(file), fetch: (address, init) => fetch(address, init) });
}

async function keyIn(file: string): Promise<string> {
  const found = await secretFile("KAUNTER_SMS_KEY_FILE", file);
  if (!/^[\x21-\x7e]{8,500}$/.test(found))
    throw new SettingsError("KAUNTER_SMS_KEY_FILE must name a file that holds the host's key alone");
  return found;
}
