import { parseArgs } from "node:util";
import { coerce, create, defaulted, integer, min, object, optional, string } from "superstruct";

const options = object({
  /** The number of payments of the memory part. */
  payments: defaulted(coerce(min(integer(), 100), string(), Number), 4_000),
  /** The number of records of the load part. */
  records: defaulted(coerce(min(integer(), 1_000), string(), Number), 20_000),
  /** The addresses of an empty CouchDB for the load part, as COUCHDB_URL has them. Without it, the databases are embedded. */
  couchdb: optional(string()),
  /** The duration of the soak in seconds, and the number of visits that begin each second. */
  seconds: defaulted(coerce(min(integer(), 30), string(), Number), 180),
  rate: defaulted(coerce(min(integer(), 1), string(), Number), 5),
});

export type Options = typeof options.TYPE;

export interface Command {
  readonly options: Options;
  /** The names of the parts to run. An empty list means all. */
  readonly parts: readonly string[];
}

/** Reads the arguments after `npm run bench --`. @throws StructError, TypeError for an unknown option or a wrong value */
export function readCommand(typed: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...typed],
    allowPositionals: true,
    options: {
      payments: { type: "string" },
      records: { type: "string" },
      couchdb: { type: "string" },
      seconds: { type: "string" },
      rate: { type: "string" },
    },
  });
  return { options: create({ ...values }, options), parts: positionals };
}
