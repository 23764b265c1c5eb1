import { secretFile, settingFile } from "../../settings/settingFile.ts";
import type { Settings } from "../../settings/settings.ts";
import { SettingsError } from "../../settings/settingsError.ts";
import { verifiableUntil } from "./certificateAlarm.ts";
import type { Exchange } from "./connection.ts";
import { isStrong, readMerchantKey } from "./protocol/merchantKey.ts";
import { readCertificate } from "./protocol/messages.ts";

/**
 * Reads FPX's settings, the merchant's key and FPX's certificates, and tries them. So a key that cannot sign stops the start, not
 * the first payment. Undefined when the settings have no FPX address.
 * @throws SettingsError, which names the variable but never shows the content of its file
 */
export async function realExchange(settings: Settings, now: Date): Promise<Exchange | undefined> {
  const { KAUNTER_FPX_URL: url } = settings;
  if (url === undefined) return undefined;
  return {
    browserOrigin: url,
    serverOrigin: url,
    keys: { privateKey: await merchantKey(settings) },
    certificates: await exchangeCertificates(settings, now),
    displayIds:
      settings.KAUNTER_FPX_COUNCIL_DISPLAY_SELLERS && new Map(settings.KAUNTER_FPX_COUNCIL_DISPLAY_SELLERS),
  };
}

async function merchantKey(settings: Settings): Promise<string> {
  const { KAUNTER_FPX_KEY: file = "", KAUNTER_FPX_KEY_PASSPHRASE_FILE: passphraseFile } = settings;
  const pem = (await settingFile("KAUNTER_FPX_KEY", file)).toString("utf8");
  const passphrase =
    passphraseFile === undefined
      ? undefined
      : await secretFile("KAUNTER_FPX_KEY_PASSPHRASE_FILE", passphraseFile);
  const read = readMerchantKey(pem, passphrase);
  switch (read.kind) {
    case "key":
      return read.privateKey;
    case "unreadable":
      throw new SettingsError("KAUNTER_FPX_KEY must name a file that holds a private key in PEM");
    case "locked":
      throw new SettingsError(
        "KAUNTER_FPX_KEY names an encrypted key: KAUNTER_FPX_KEY_PASSPHRASE_FILE must name a file that holds its passphrase",
      );
    case "weak":
      throw new SettingsError("KAUNTER_FPX_KEY must name an RSA key of 2048 bits or more");
  }
}

async function exchangeCertificates(
  { KAUNTER_FPX_CERTIFICATES: files = [] }: Settings,
  now: Date,
): Promise<readonly string[]> {
  const certificates = await Promise.all(files.map(certificateIn));
  if (verifiableUntil(certificates, now) === undefined)
    throw new SettingsError(
      "KAUNTER_FPX_CERTIFICATES must name a certificate that is valid now and for another day: without one no answer can be verified",
    );
  return certificates;
}

/** @returns PEM, even for a file in DER, which PayNet's .cer files may be */
async function certificateIn(file: string, place: number): Promise<string> {
  const certificate = readCertificate(new Uint8Array(await settingFile("KAUNTER_FPX_CERTIFICATES", file)));
  const which = `file ${place + 1} of KAUNTER_FPX_CERTIFICATES`;
  if (certificate === undefined) throw new SettingsError(`${which} must hold a certificate`);
  if (!isStrong(certificate.publicKey))
    throw new SettingsError(`${which} must hold a certificate of an RSA key of 2048 bits or more`);
  return certificate.toString();
}
