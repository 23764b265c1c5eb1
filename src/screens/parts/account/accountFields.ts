import { refine } from "superstruct";
import { EMAIL_LONGEST, isPhone, NAME_LONGEST } from "../../../domain/contact.ts";
import { nricFault, plainIdentityNumber } from "../../../domain/identityNumber.ts";
import { isPlainText } from "../../../domain/schemas/plainText.ts";
import { filledText, filledTo, type typedText } from "../../../domain/schemas/typedText.ts";
import type { RuleName } from "../../../domain/validation.ts";

/**
 * What a citizen types of themselves into an account's forms (specification, section 5), judged as the server judges it
 * (`registration`, `userUpdate`). Each refinement's name is that of a rule; of several the first is said.
 */

type Text = typeof typedText;

const rule = (text: Text, name: RuleName, holds: (typed: string) => boolean): Text =>
  refine(text, name, holds);

export const fullNameField = rule(filledTo(NAME_LONGEST), "characters", (typed) => isPlainText(typed.trim()));

const twelveDigits = rule(filledText, "nric", (typed) => nricFault(typed) !== "length");
const bornSomeDay = rule(twelveDigits, "dateOfBirth", (typed) => nricFault(typed) !== "day");

/** A NRIC, with its dashes or without. */
export const nricField = rule(bornSomeDay, "nricPlace", (typed) => nricFault(typed) !== "place");

export const phoneField = rule(filledText, "phone", isPhone);

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
