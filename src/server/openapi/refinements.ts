import type { AnyStruct } from "../../domain/schemas/codec.ts";
import { refinedKind } from "./kinds.ts";
import type { JsonSchema } from "./schema.ts";

/**
 * Superstruct keeps a refinement's limits to itself, and states them only in the message for a wrong value. So we try values that
 * break any limit, and read the messages. A test compares the result with the structs.
 */
const TRIED: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>([
  ["string", ["", " ", "\u0000", "x".repeat(100_000)]],
  ["integer", [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]],
  ["number", [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]],
  ["array", [[]]],
  ["ringgit", [-1, 1]],
]);

/** The limits of a struct besides its type. */
export function refinementsOf(struct: AnyStruct): JsonSchema {
  const found = (TRIED.get(struct.type) ?? []).flatMap((value) => {
    const failures = struct.validate(value)[0]?.failures() ?? [];
    return failures.filter(({ refinement, path }) => refinement !== undefined && path.length === 0);
  });
  return found
    .map(({ refinement, message }) => limitOf(struct.type, String(refinement), message))
    .reduce(narrowed, {});
}

/** Combines two sets of limits. */
function narrowed(one: JsonSchema, other: JsonSchema): JsonSchema {
  const { pattern, maxLength = Number.POSITIVE_INFINITY } = one;
  const both = { ...one, ...other };
  return {
    ...both,
    ...(both.maxLength !== undefined && { maxLength: Math.min(maxLength, both.maxLength) }),
    ...(pattern !== undefined &&
      pattern !== both.pattern && { pattern, allOf: [{ pattern: both.pattern ?? "" }] }),
  };
}

function limitOf(type: string, refinement: string, message: string): JsonSchema {
  const [least, most] = type === "array" ? ["minItems", "maxItems"] : ["minLength", "maxLength"];
  switch (refinement) {
    case "nonempty":
      return { [least]: 1 };
    case "size": {
      const [from = 0, to = from] = numbersOf(
        /with a length (?:of|between) `(\d+)`(?: and `(\d+)`)?/,
        message,
      );
      return { [least]: from, [most]: to };
    }
    case "min":
      return { minimum: boundOf(type, message) };
    case "max":
      return { maximum: boundOf(type, message) };
    case "pattern":
      return { pattern: /matching `\/(.*)\/` but received/su.exec(message)?.[1] ?? unread(refinement) };
    default:
      return refinedKind(refinement) ?? unread(refinement);
  }
}

/** An amount's limit is in sen, and the description is in ringgit. */
function boundOf(type: string, message: string): number {
  const [bound] = numbersOf(/or equal to (-?[\d.]+)/, message);
  return (bound ?? unread(message)) / (type === "ringgit" ? 100 : 1);
}

function numbersOf(expression: RegExp, message: string): readonly number[] {
  return (expression.exec(message) ?? [])
    .slice(1)
    .filter((found) => found !== undefined)
    .map(Number);
}

function unread(refinement: string): never {
  throw new RangeError(`refinements.ts cannot describe the refinement "${refinement}": add it`);
}
