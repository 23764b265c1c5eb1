import { base64UrlOf, textOfBase64 } from "./base64.ts";
import { isPlainText } from "./schemas/plainText.ts";

/** The key of a digital licence: its number and its period (rules 2.18, 7.13). */
export interface LicenceKey {
  /** As printed, with dashes. */
  readonly number: string;
  readonly year: number;
  /** 1 to 12. Absent for a licence that is renewed by the year. */
  readonly month?: number;
}

/** Licence numbers contain dashes, so the key is read from the right: two digits are a month, four are a year. */
const KEY = /^(.{1,200})-(20\d\d|2100)(?:-(0[1-9]|1[0-2]))?$/su;

/** "R1300001-2027", or "R1300001-2027-03" for a licence that is renewed by the month. */
export function licenceKeyText({ number, year, month }: LicenceKey): string {
  return `${number}-${year}${month === undefined ? "" : `-${String(month).padStart(2, "0")}`}`;
}

/** Returns undefined without a number, for a year outside 2000 to 2100, and for an invalid month. */
export function readLicenceKey(text: string): LicenceKey | undefined {
  const [, number = "", year, month] = KEY.exec(text) ?? [];
  if (number.trim() === "" || !isPlainText(number)) return undefined;
  return { number, year: Number(year), ...(month !== undefined && { month: Number(month) }) };
}

/** The key in base64url, for an address and for the `licence` attribute. */
export function licenceValue(key: LicenceKey): string {
  return base64UrlOf(licenceKeyText(key));
}

/** Decodes a key from base64 or base64url. Returns undefined for any other text. */
export function licenceKeyOf(value: string): LicenceKey | undefined {
  const text = textOfBase64(value);
  return text === undefined ? undefined : readLicenceKey(text);
}
