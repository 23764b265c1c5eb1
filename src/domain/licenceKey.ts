import { base64UrlOf, textOfBase64 } from "./base64.ts";
import { isPlainText } from "./schemas/plainText.ts";

/** What a digital licence is kept and asked for by: its number and the period (docs/specification.md, sections 2 and 7). */
export interface LicenceKey {
  /** As it is printed, with its dashes. */
  readonly number: string;
  readonly year: number;
  /** 1 to 12; absent where a licence is renewed by the year. */
  readonly month?: number;
}

/** Numbers hold dashes, so the key is read from the right: two digits are a month, four are a year. */
const KEY = /^(.{1,200})-(20\d\d|2100)(?:-(0[1-9]|1[0-2]))?$/su;

/** "R1300001-2027", or "R1300001-2027-03" where a licence is renewed by the month. */
export function licenceKeyText({ number, year, month }: LicenceKey): string {
  return `${number}-${year}${month === undefined ? "" : `-${String(month).padStart(2, "0")}`}`;
}

/** Undefined where the text names no licence, no year from 2000 to 2100, or no month there is. */
export function readLicenceKey(text: string): LicenceKey | undefined {
  const [, number = "", year, month] = KEY.exec(text) ?? [];
  if (number.trim() === "" || !isPlainText(number)) return undefined;
  return { number, year: Number(year), ...(month !== undefined && { month: Number(month) }) };
}

/** The key as an address and the `licence` attribute hold it: base64url. */
export function licenceValue(key: LicenceKey): string {
  return base64UrlOf(licenceKeyText(key));
}

/** The key of a value in base64 or base64url; undefined when it is none. */
export function licenceKeyOf(value: string): LicenceKey | undefined {
  const text = textOfBase64(value);
  return text === undefined ? undefined : readLicenceKey(text);
}
