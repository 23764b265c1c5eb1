import { object, pattern, record, string } from "superstruct";

/** GET /widgets/integrity.json: the version of the elements, and what each of its scripts hashes to (docs/publishing.md). */
export const publishedVersion = object({
  version: pattern(string(), /^\d+\.\d+\.\d+[\w.+-]*$/),
  files: record(string(), pattern(string(), /^sha384-[A-Za-z0-9+/]{64}$/)),
});
