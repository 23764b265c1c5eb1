import { refine, type Struct, string } from "superstruct";
import { holdsCardNumber } from "../cardNumber.ts";
import { EMAIL_LONGEST, isEmail } from "../contact.ts";

/** What people type into a form's fields. Each refinement's name is that of the rule that is broken (`RULES`). */

/**
 * Text that holds no card's number: the card form alone asks for one. Every field of a form that people type
 * into begins with it, so that nothing else is said of a number that must not stand there.
 */
export const typedText = refine(string(), "cardNumber", (typed) => !holdsCardNumber(typed));

/** A field that must be filled in: blanks are nothing. */
export const filledText = refine(typedText, "required", (typed) => typed.trim() !== "");

/** @param longest in characters, without the blanks around */
export function filledTo(longest: number): Struct<string, null> {
  return refine(filledText, "max", (typed) => [...typed.trim()].length <= longest);
}

/** An e-mail address, with blanks around or without. */
export const typedEmail = refine(filledTo(EMAIL_LONGEST), "email", (typed) => isEmail(typed.trim()));

/** A password that is there already, taken as it is, spaces too. */
export const typedPassword = refine(string(), "required", (typed) => typed !== "");
