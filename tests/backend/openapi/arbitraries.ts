import fc from "fast-check";
import type { JsonSchema } from "../../../src/server/openapi/schema.ts";
import { mismatches } from "./mismatches.ts";

/** Values that a described schema accepts, and values that differ from them slightly. */

/** Values for patterns that fast-check cannot read: those with Unicode classes. */
function textLike(pattern: string): fc.Arbitrary<string> {
  if (pattern.includes("@")) return fc.constantFrom("a@b.my", "siti.binti+1@majlis.example", "x@y.z.w");
  if (pattern.includes("\\p")) return fc.string({ unit: fc.constantFrom(..."aB 9é林/-'") });
  return fc.stringMatching(new RegExp(pattern));
}

function texts({ pattern, minLength = 0, maxLength = minLength + 12 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return textLike(pattern);
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 12) });
}

export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return anyOf(schema).filter((value) => mismatches(schema, value).length === 0);
}

function anyOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, minimum = -1000, maximum = minimum + 2000, anyOf: members = [] } = schema;
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (members.length > 0) return fc.oneof(...members.map(valuesOf));
  switch (type) {
    case "string":
      return texts(schema);
    case "integer":
      return fc.integer({ min: minimum, max: Math.min(maximum, minimum + 100_000) });
    case "number":
      return fc.integer({ min: -100_000, max: 100_000 }).map((hundredths) => hundredths / 100);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return arrays(schema);
    case "object":
      return objects(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function arrays({ prefixItems, items, minItems = 0, maxItems = minItems + 3 }: JsonSchema) {
  if (prefixItems) return fc.tuple(...prefixItems.map(valuesOf));
  const maxLength = Math.min(maxItems, minItems + 3);
  return fc.array(items ? valuesOf(items) : fc.jsonValue({ maxDepth: 1 }), {
    minLength: minItems,
    maxLength,
  });
}

function objects({ properties = {}, required = [], additionalProperties }: JsonSchema) {
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, held]) => [name, valuesOf(held)])),
    { requiredKeys: required.filter((name) => name in properties) },
  );
  if (typeof additionalProperties !== "object") return named;
  const others = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), valuesOf(additionalProperties), {
    maxKeys: 3,
  });
  return fc.tuple(named, others).map(([fields, more]) => ({ ...more, ...fields }));
}

/** Values that none of our schemas expects. */
export const STRANGE: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -0,
    1e300,
    Number.MAX_SAFE_INTEGER,
    "",
    " ",
    "\u0000",
    "\ud800",
    "\u202e",
    "<script>alert(1)</script>",
    "../../_all_docs",
    "%252e%252e%252f",
    "4111111111111111",
    "x".repeat(5000),
    "constructor",
    [],
    {},
    [[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]],
    { toString: null },
    JSON.parse('{"__proto__":{"admin":true}}'),
    { $gt: null },
    { _id: "_design/backend", _rev: "1-x", _deleted: true },
    Array.from({ length: 500 }, () => "x"),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The value with one part replaced, left out or added. */
export function near(value: unknown): fc.Arbitrary<unknown> {
  return fc.tuple(STRANGE, fc.nat(), fc.nat(9)).map(([strange, place, how]) => {
    const mutated = structuredClone(value);
    const places = placesOf(mutated);
    const chosen = places[place % places.length];
    if (chosen === undefined || how === 9) return strange;
    const { holder, name } = chosen;
    if (how < 2) delete holder[name];
    else if (how < 4) holder[`${name}x`] = strange;
    else holder[name] = strange;
    // The value as it arrives, after JSON.
    return JSON.parse(JSON.stringify(mutated)) as unknown;
  });
}

interface Place {
  readonly holder: Record<string, unknown>;
  readonly name: string;
}

function placesOf(value: unknown): readonly Place[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesOf(holder[name])]);
}
