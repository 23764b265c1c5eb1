import { coerce, define, string } from "superstruct";
import { isEmail } from "../../domain/contact.ts";

/** @param name the word for such a number in an error message */
export function wholeNumber(least: number, most: number, name = "whole number") {
  const isOne = (value: unknown): boolean =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
  return coerce(define<number>(`${name} from ${least} to ${most}`, isOne), string(), Number);
}

/** The entries of a list that a person wrote, without spaces around them and without empty ones. */
export const entriesOf = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

export const mailAddress = define<string>(
  "mail address",
  (value) => typeof value === "string" && isEmail(value),
);
