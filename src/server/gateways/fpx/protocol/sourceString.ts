/** A value contains "|". Two different messages could then have the same source string, and so the same signature. */
export class AmbiguousFieldError extends Error {
  override readonly name = "AmbiguousFieldError";
  readonly field: string;

  constructor(field: string) {
    super(`${field} holds a "|", which separates the values of an FPX source string`);
    this.field = field;
  }
}

/**
 * The text that a checksum signs: the values in ASCII order of their field names, joined by "|". An empty value keeps its place
 * (docs/protocols.md, FPX).
 * @param fields the message's fields without fpx_checkSum, in any order
 * @param unescaped the one field that may contain "|"; with only one, the limits of the other values are still certain
 * @throws AmbiguousFieldError when another value contains "|"
 */
export function sourceString<Field extends string>(
  fields: readonly Field[],
  values: Readonly<Record<Field, string>>,
  unescaped?: Field,
): string {
  return [...fields]
    .sort()
    .map((field) => {
      const value = values[field];
      if (field !== unescaped && value.includes("|")) throw new AmbiguousFieldError(field);
      return value;
    })
    .join("|");
}
