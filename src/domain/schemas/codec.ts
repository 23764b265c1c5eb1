import { coerce, define, mask, number, Struct, string, union } from "superstruct";
import { ringgitFromSen, type Sen, sen, senFromRinggit } from "../money.ts";

/**
 * Objects on the wire, in cartDB and in databases. Amounts are ringgit there and sen in memory. Decode an object once, with
 * superstruct's `create`.
 */

const MONEY = "ringgit";

const senValue = define<Sen>(MONEY, (value) => Number.isSafeInteger(value));

/** Ringgit on the wire ("12.50", or a number), sen in memory. It refuses a third decimal. */
export const ringgit: Struct<Sen, null> = coerce(senValue, union([string(), number()]), (value) => {
  try {
    return senFromRinggit(value);
  } catch {
    return Number.NaN;
  }
});

/** An object on the wire or in a database. Its amounts are ringgit with two decimals. */
export type WireObject = Readonly<Record<string, unknown>>;

/** Reads an object from outside with amounts in sen, and writes it back with amounts in ringgit. */
export interface Codec<Value> {
  /** @throws StructError that names the invalid field */
  read(value: unknown): Value;
  write(value: Value): WireObject;
}

/** Any struct, whatever it reads. The API description is generated from these properties. */
export type AnyStruct = Pick<Struct, "type" | "schema" | "entries" | "validate">;

/** A codec that also exposes its schema. */
export interface ObjectCodec<Value> extends Codec<Value> {
  readonly struct: AnyStruct;
}

/**
 * The codec of an object's schema. The schema says which fields are money, so a count of days never becomes sen. Reading drops
 * fields that the schema does not name, because a council's record may have more fields than we show.
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

/** True for `ringgit` and for structs derived from it, such as an optional amount. */
function isMoney(field: unknown): boolean {
  return field instanceof Struct && field.type === MONEY;
}
