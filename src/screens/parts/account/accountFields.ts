import { refine } from "superstruct";
import { EMAIL_LONGEST, isPhone, NAME_LONGEST } from "../../../domain/contact.ts";
import { nricFault, plainIdentityNumber } from "../../../domain/identityNumber.ts";
import { isPlainText } from "../../../domain/schemas/plainText.ts";
import { filledText, filledTo, type typedText } from "../../../domain/schemas/typedText.ts";
import type { RuleName } from "../../../domain/validation.ts";

/**
 * The fields of an account's forms (docs/specification.md, section 5), validated as the server validates them (`registration`,
 * `userUpdate`). Each refinement has the name of its rule. The form shows the first rule that fails.
 */

type Text = typeof typedText;

const rule = (text: Text, name: RuleName, holds: (typed: string) => boolean): Text =>
  refine(text, name, holds);

export const fullNameField = rule(filledTo(NAME_LONGEST), "characters", (typed) => isPlainText(typed.trim()));

const twelveDigits = rule(filledText, "nric", (typed) => nricFault(typed) !== "length");
const bornSomeDay = rule(twelveDigits, "dateOfBirth", (typed) => nricFault(typed) !== "day");

/** An NRIC, with or without dashes. */
export const nricField = rule(bornSomeDay, "nricPlace", (typed) => nricFault(typed) !== "place");

export const phoneField = rule(filledText, "phone", isPhone);

/** The maximum length of a field, in characters. */
export const ACCOUNT_LONGEST: Readonly<Record<string, number>> = {
  full_name: NAME_LONGEST,
  email_address: EMAIL_LONGEST,
};

/**
 * Converts a form's values to a user's fields. Forms call the number `ic_no` (rules 3.12 and 5.2), a user has it as `ic_num`
 * (rule 3.2).
 */
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
