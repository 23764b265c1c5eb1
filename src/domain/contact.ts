/** The rules for a payer's contact details. The form and the server share them (rule 5.5). */

export const NAME_LONGEST = 100;
export const EMAIL_LONGEST = 100;

// no control characters: FPX does not allow them, so the server could never sign the payment
export const EMAIL =
  /^[^\s\p{Cc}@<>"(),:;[\]\\]+@[^\s\p{Cc}@.<>"(),:;[\]\\]+(\.[^\s\p{Cc}@.<>"(),:;[\]\\]+)+$/u;
const PHONE = /^\+?\d{8,15}$/;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LONGEST && EMAIL.test(text);
}

/** Removes the spaces, dots, brackets and dashes that people type in a phone number. */
export function plainPhone(text: string): string {
  return text.replace(/[\s().-]/g, "");
}

export function isPhone(text: string): boolean {
  return PHONE.test(plainPhone(text));
}

/** A Malaysian mobile number: 011 and 015 have a digit more in some ranges. */
const MALAYSIAN_MOBILE = /^\+601\d{8,9}$/;

const MALAYSIA = "60";

/** The number with its country code, "+60123456789". A number that begins with 0 is Malaysian. */
export function internationalPhone(text: string): string {
  const plain = plainPhone(text);
  if (plain.startsWith("+")) return plain;
  return plain.startsWith("0") ? `+${MALAYSIA}${plain.slice(1)}` : `+${plain}`;
}

/**
 * Whether a number can get an SMS: a Malaysian mobile number, or any number of another country that is allowed.
 * @param phone with its country code
 * @param countries country codes without the plus
 */
export function isServedBySms(phone: string, countries: readonly string[]): boolean {
  return countries.some((country) =>
    country === MALAYSIA ? MALAYSIAN_MOBILE.test(phone) : phone.startsWith(`+${country}`),
  );
}
