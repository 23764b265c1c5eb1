import { record, Struct, string } from "superstruct";

/**
 * A map by texts, such as a bank's name by its code. Superstruct's own `record` reads what an old library of the page gave to
 * every object as entries too.
 */
export function mapOf<Value>(value: Struct<Value, unknown>): Struct<Record<string, Value>, null> {
  return new Struct({
    ...record(string(), value),
    *entries(map: unknown) {
      for (const [key, entry] of Object.entries(map ?? {})) yield [key, entry, value];
    },
  });
}
