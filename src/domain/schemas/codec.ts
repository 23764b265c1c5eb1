import { coerce, define, mask, number, Struct, string, union } from "superstruct";
import { ringgitFromSen, type Sen, sen, senFromRinggit } from "../money.ts";

/**
 * Objects as they cross a border: the wire, cartDB, a database. Their amounts are ringgit there and sen here. Decode with
 * superstruct's `create`, once.
 */

const MONEY = "ringgit";

const senValue = define<Sen>(MONEY, (value) => Number.isSafeInteger(value));

/** Ringgit on the wire ("12.50", or a number), sen in memory. A third decimal is refused. */
export const ringgit: Struct<Sen, null> = coerce(senValue, union([string(), number()]), (value) => {
  try {
    return senFromRinggit(value);
  } catch {
    return Number.NaN;
  }
});

/** An object as the wire and the databases hold it: its amounts are ringgit with two decimals. */
export type WireObject = Readonly<Record<string, unknown>>;

/** Reads an object from outside, money in sen; writes it back, money in ringgit. */
export interface Codec<Value> {
  /** @throws StructError naming the field that does not hold */
  read(value: unknown): Value;
  write(value: Value): WireObject;
}

/** Any struct, whatever it reads: what a description of it is made of. */
export type AnyStruct = Pick<Struct, "type" | "schema" | "entries" | "validate">;

/** A codec that tells what it reads. */
export interface ObjectCodec<Value> extends Codec<Value> {
  readonly struct: AnyStruct;
}

/**
 * The codec of an object's schema. The schema tells which fields are money, so that a count of days is never taken for sen.
 * Fields that the schema does not name are left out on the way in: a council's record may hold more than we show.
 */
export function codec<Value extends object, Fields extends Record<string, unknown>>(
  schema: Struct<Value, Fields>,
): ObjectCodec<Value> {
  return {
    struct: schema,
    read: (value) => mask(value, schema),
    write: (value) =>
      Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [
          key,
          isMoney(schema.schema[key]) && typeof entry === "number" ? ringgitFromSen(sen(entry)) : entry,
        ]),
      ),
  };
}

/** True of `ringgit` and of what is made of it: an optional amount is money too. */
function isMoney(field: unknown): boolean {
  return field instanceof Struct && field.type === MONEY;
}
