import { refine } from "superstruct";
import { EMAIL_LONGEST, isEmail, isPhone, NAME_LONGEST } from "../../domain/contact.ts";
import { nricFault, plainIdentityNumber } from "../../domain/identityNumber.ts";
import { isPlainText, typedText } from "../../domain/structs.ts";

/**
 * What a citizen types of themselves into an account's forms (specification, section 5), judged as the server judges it
 * (`registration`, `userUpdate`). Each refinement's name is the code of its error text; of several the first is said.
 */

export const ACCOUNT_RULES = [
  "cardNumber",
  "required",
  "max",
  "characters",
  "nric",
  "dateOfBirth",
  "nricPlace",
  "phone",
  "email",
] as const;

type Rule = (typeof ACCOUNT_RULES)[number];

type Text = typeof typedText;

const rule = (text: Text, name: Rule, holds: (typed: string) => boolean): Text => refine(text, name, holds);

const filled = rule(typedText, "required", (typed) => typed.trim() !== "");

const filledTo = (longest: number): Text =>
  rule(filled, "max", (typed) => [...typed.trim()].length <= longest);

export const fullNameField = rule(filledTo(NAME_LONGEST), "characters", (typed) => isPlainText(typed.trim()));

const twelveDigits = rule(filled, "nric", (typed) => nricFault(typed) !== "length");
const bornSomeDay = rule(twelveDigits, "dateOfBirth", (typed) => nricFault(typed) !== "day");

/** A NRIC, with its dashes or without. */
export const nricField = rule(bornSomeDay, "nricPlace", (typed) => nricFault(typed) !== "place");

export const phoneField = rule(filled, "phone", isPhone);

export const emailField = rule(filledTo(EMAIL_LONGEST), "email", (typed) => isEmail(typed.trim()));

/** How many characters a field takes. */
export const ACCOUNT_LONGEST: Readonly<Record<string, number>> = {
  full_name: NAME_LONGEST,
  email_address: EMAIL_LONGEST,
};

/** What forms call `ic_no`, a user has as `ic_num` (design, section 4): the one place where they meet. */
export function userOf(typed: {
  readonly full_name: string;
  readonly ic_no: string;
  readonly phone: string;
}) {
  return {
    full_name: typed.full_name.trim(),
    ic_num: plainIdentityNumber(typed.ic_no),
    phone: typed.phone.trim(),
  };
}
