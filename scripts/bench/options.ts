import { parseArgs } from "node:util";
import { coerce, create, defaulted, integer, min, object, string } from "superstruct";

const options = object({
  /** How many payments the memory is watched over. */
  payments: defaulted(coerce(min(integer(), 100), string(), Number), 4_000),
  /** How long the soak takes, and how many visits begin in each of its seconds. */
  seconds: defaulted(coerce(min(integer(), 30), string(), Number), 180),
  rate: defaulted(coerce(min(integer(), 1), string(), Number), 5),
});

export type Options = typeof options.TYPE;

export interface Command {
  readonly options: Options;
  /** The parts to run, by name; empty, all of them. */
  readonly parts: readonly string[];
}

/** What was typed after `npm run bench --`. @throws StructError, TypeError when it is none of ours */
export function readCommand(typed: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...typed],
    allowPositionals: true,
    options: { payments: { type: "string" }, seconds: { type: "string" }, rate: { type: "string" } },
  });
  return { options: create({ ...values }, options), parts: positionals };
}
