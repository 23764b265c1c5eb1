import { coerce, define, string } from "superstruct";
import { isEmail } from "../../domain/contact.ts";

/** @param name what a number between them is called */
export function wholeNumber(least: number, most: number, name = "whole number") {
  const isOne = (value: unknown): boolean =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
  return coerce(define<number>(`${name} from ${least} to ${most}`, isOne), string(), Number);
}

/** The entries of a list as a person writes it: spaces around them and empty ones say nothing. */
export const entriesOf = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

export const mailAddress = define<string>(
  "mail address",
  (value) => typeof value === "string" && isEmail(value),
);
