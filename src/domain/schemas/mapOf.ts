import { record, Struct, string } from "superstruct";

/**
 * A map with string keys, such as bank names by code. Superstruct's own `record` also reads inherited properties, which old
 * libraries of host pages add to every object.
 */
export function mapOf<Value>(value: Struct<Value, unknown>): Struct<Record<string, Value>, null> {
  return new Struct({
    ...record(string(), value),
    *entries(map: unknown) {
      for (const [key, entry] of Object.entries(map ?? {})) yield [key, entry, value];
    },
  });
}
