import { type Operator, UNNAMED_OPERATOR } from "../../api/schemas/operator.ts";
import type { Mailer } from "../notifications/mailer.ts";
import { hostSms, type SmsSender } from "../notifications/sms.ts";
import { smtpMailer } from "../notifications/smtpMailer.ts";
import { secretFile } from "../settings/settingFile.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingsError } from "../settings/settingsError.ts";

/** The parts of the server that exist, or have a name, only where the settings say so. */

/**
 * The SMS host of the settings. Without one the server sends no SMS.
 * @throws SettingsError, which never repeats the content of the key's file
 */
export async function smsOf(settings: Settings): Promise<SmsSender | undefined> {
  const { KAUNTER_SMS_URL: url, KAUNTER_SMS_KEY_FILE: file } = settings;
  if (url === undefined || file === undefined) return undefined;
  const key = await secretIn("KAUNTER_SMS_KEY_FILE", file, /^[\x21-\x7e]{8,500}$/, "the host's key");
  return hostSms({ url, key, fetch: (address, init) => fetch(address, init) });
}

async function secretIn(variable: string, file: string, form: RegExp, what: string): Promise<string> {
  const secret = await secretFile(variable, file);
  if (!form.test(secret)) throw new SettingsError(`${variable} must name a file that holds only ${what}`);
  return secret;
}

/** The mail server of the settings. Without one the messages wait in the database. */
export function mailerOf({ KAUNTER_SMTP_URL: url, KAUNTER_MAIL_FROM: from }: Settings): Mailer | undefined {
  return url === undefined || from === undefined ? undefined : smtpMailer({ url, from });
}

/**
 * The operator of the portal, from the settings.
 * @param otherwise the operator when the settings name none; by default an unnamed one
 */
export function operatorOf(settings: Settings, otherwise: Operator = UNNAMED_OPERATOR): Operator {
  const {
    KAUNTER_OPERATOR: name = null,
    KAUNTER_HELPLINE_PHONE: phone = null,
    KAUNTER_HELPLINE_EMAIL: email = null,
    KAUNTER_HELPLINE_HOURS: hours = null,
  } = settings;
  if ([name, phone, email, hours].every((value) => value === null)) return otherwise;
  return { name, phone, email, hours, is_example: false };
}

/**
 * The token with which another machine may read the metrics, or undefined when only this machine may.
 * @throws SettingsError, which never repeats the file's content
 */
export async function metricsTokenOf({
  KAUNTER_METRICS_TOKEN_FILE: file,
}: Settings): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const what = "a token of 16 to 200 characters";
  return await secretIn("KAUNTER_METRICS_TOKEN_FILE", file, /^[\x21-\x7e]{16,200}$/, what);
}
