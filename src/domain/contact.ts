/** A payer's contact details, judged alike by the form and by the server (docs/specification.md, section 5). */

export const NAME_LONGEST = 100;
export const EMAIL_LONGEST = 100;

// no control characters either: FPX carries none, and the payment could never be signed
export const EMAIL =
  /^[^\s\p{Cc}@<>"(),:;[\]\\]+@[^\s\p{Cc}@.<>"(),:;[\]\\]+(\.[^\s\p{Cc}@.<>"(),:;[\]\\]+)+$/u;
const PHONE = /^\+?\d{8,15}$/;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LONGEST && EMAIL.test(text);
}

/** A phone number as people type it, without its spaces, dots, brackets and dashes. */
export function plainPhone(text: string): string {
  return text.replace(/[\s().-]/g, "");
}

export function isPhone(text: string): boolean {
  return PHONE.test(plainPhone(text));
}
