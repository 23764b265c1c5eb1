import { refine, type Struct, string } from "superstruct";
import { holdsCardNumber } from "../cardNumber.ts";
import { EMAIL_LONGEST, isEmail } from "../contact.ts";

/** Structs for text that people type into forms. Each refinement has the name of the rule that it checks (`RULES`). */

/**
 * Text without a card number. Only the card form asks for one. Every other form field starts with this check, so that a typed
 * card number gets no other error message.
 */
export const typedText = refine(string(), "cardNumber", (typed) => !holdsCardNumber(typed));

/** A required field. Blanks do not count. */
export const filledText = refine(typedText, "required", (typed) => typed.trim() !== "");

/** @param longest in characters, without surrounding blanks */
export function filledTo(longest: number): Struct<string, null> {
  return refine(filledText, "max", (typed) => [...typed.trim()].length <= longest);
}

/** An e-mail address. Surrounding blanks are fine. */
export const typedEmail = refine(filledTo(EMAIL_LONGEST), "email", (typed) => isEmail(typed.trim()));

/** An existing password. It is used exactly as typed, including spaces. */
export const typedPassword = refine(string(), "required", (typed) => typed !== "");
