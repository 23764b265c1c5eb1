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
