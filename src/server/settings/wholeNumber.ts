import { coerce, define, string } from "superstruct";

/** @param name what a number between them is called */
export function wholeNumber(least: number, most: number, name = "whole number") {
  const isOne = (value: unknown): boolean =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
  return coerce(define<number>(`${name} from ${least} to ${most}`, isOne), string(), Number);
}
