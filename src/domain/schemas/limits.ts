import { array, integer, refine, Struct, string } from "superstruct";

/** The limits of a value, in the words of the API description. */
interface LimitFields {
  /** The least and the most characters of a text, items of a list, or the number itself. An amount's are in sen. */
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  readonly format?: "date" | "date-time";
  /** A rule that the other fields cannot express. */
  readonly note?: string;
}

/**
 * The limits that a struct carries as its `schema`, from which the API description is generated. Superstruct passes `schema` on to
 * every struct that is derived from another one (`optional`, `refine`, `coerce`).
 */
export class Limits implements LimitFields {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  readonly format?: "date" | "date-time";
  readonly note?: string;

  constructor(fields: LimitFields) {
    Object.assign(this, fields);
  }
}

/** @returns true, or what the value must be. It never repeats the value. */
function within(value: unknown, { min, max, pattern }: LimitFields): string | boolean {
  // a character beyond the basic plane counts once
  const size = typeof value === "string" ? [...value].length : Array.isArray(value) ? value.length : value;
  if (min !== undefined && !(Number(size) >= min)) return `at least ${min}`;
  if (max !== undefined && !(Number(size) <= max)) return `at most ${max}`;
  return pattern === undefined || pattern.test(String(value));
}

/** The same struct with limits. */
export function limited<Value>(struct: Struct<Value, unknown>, fields: LimitFields): Struct<Value, Limits> {
  const checked = refine(struct, "limits", (value) => within(value, fields));
  return new Struct<Value, Limits>({ ...checked, schema: new Limits(fields) });
}

export function text(fields: LimitFields): Struct<string, Limits> {
  return limited(string(), fields);
}

export function whole(fields: LimitFields): Struct<number, Limits> {
  return limited(integer(), fields);
}

export function list<Item>(items: Struct<Item, unknown>, fields: LimitFields): Struct<Item[], Limits> {
  return limited(array(items), fields);
}

/**
 * A kind of text with a name, such as "day".
 * @param check what the limits cannot express, such as a check character
 */
export function kind<Value extends string>(
  name: string,
  fields: LimitFields,
  check: (text: string) => boolean = () => true,
): Struct<Value, Limits> {
  return new Struct<Value, Limits>({
    type: name,
    schema: new Limits(fields),
    validator: (value) => typeof value === "string" && within(value, fields) === true && check(value),
  });
}
