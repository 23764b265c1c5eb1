import fc from "fast-check";
import {
  array,
  type as atLeast,
  boolean,
  defaulted,
  define,
  enums,
  integer,
  literal,
  nullable,
  object,
  optional,
  record,
  type Struct,
  string,
  tuple,
  union,
  unknown,
} from "superstruct";
import { describe, expect, test } from "vitest";
import { ringgit } from "../../../src/domain/schemas/codec.ts";
import { councilCode, paymentId } from "../../../src/domain/schemas/identifierStructs.ts";
import { kind, limited, list, text, whole } from "../../../src/domain/schemas/limits.ts";
import { mapOf } from "../../../src/domain/schemas/mapOf.ts";
import { userPassword } from "../../../src/domain/schemas/personStructs.ts";
import { shortText } from "../../../src/domain/schemas/plainText.ts";
import { jsonSchemaOf, UndescribedStructError } from "../../../src/server/openapi/jsonSchema.ts";
import type { Use } from "../../../src/server/openapi/schema.ts";
import { runs } from "../../config/seed.ts";
import { near, valuesOf } from "./arbitraries.ts";
import { mismatches } from "./mismatches.ts";

/** A struct and its JSON Schema accept the same values. */

type AnyStruct = Struct<unknown, unknown>;

const leaves = fc.oneof(
  fc.constantFrom(
    string(),
    text({ pattern: /^[a-c]{1,3}$/ }),
    shortText,
    userPassword,
    integer(),
    boolean(),
    enums(["one", "two"]),
    enums([1, 2]),
    literal("only"),
    literal(3),
    councilCode,
    paymentId,
    ringgit,
    unknown(),
  ),
  fc.tuple(fc.nat(3), fc.nat(5)).map(([min, more]) => text({ min, max: min + more })),
  fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(9)).map(([min, more]) => whole({ min, max: min + more })),
) as fc.Arbitrary<AnyStruct>;

const { struct: structs } = fc.letrec<{ struct: AnyStruct }>((tie) => {
  const fields = fc.dictionary(fc.constantFrom("a", "b", "c"), tie("struct") as fc.Arbitrary<never>);
  return {
    struct: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      leaves,
      fields.map((held) => object(held)),
      fields.map((held) => atLeast(held)),
      tie("struct").map((held) => array(held)),
      tie("struct").map((held) => list(held, { min: 1, max: 2 })),
      tie("struct").map((held) => mapOf(held)),
      tie("struct").map((held) => record(string(), held)),
      tie("struct").map((held) => tuple([held as never])),
      tie("struct").map((held) => optional(held)),
      tie("struct").map((held) => nullable(held)),
      tie("struct").map((held) => defaulted(optional(held), undefined)),
    ) as fc.Arbitrary<AnyStruct>,
  };
});

/** Superstruct fails when it prints a refused value that has a `toString` of its own. It had refused the value before. */
function isAccepted(struct: AnyStruct, value: unknown): boolean {
  try {
    return struct.validate(structuredClone(value), { coerce: true })[0] === undefined;
  } catch (failure) {
    if (failure instanceof TypeError) return false;
    throw failure;
  }
}

test("the server accepts exactly the values that the published description of a call allows", () => {
  const cases = structs.chain((struct) => {
    const schema = jsonSchemaOf(struct, "create");
    const values = valuesOf(schema);
    return fc.record({
      struct: fc.constant(struct),
      schema: fc.constant(schema),
      value: fc.oneof(values, values.chain(near), fc.jsonValue({ maxDepth: 2 })),
    });
  });
  fc.assert(
    fc.property(cases, ({ struct, schema, value }) => {
      // Superstruct takes an empty list for an object without required fields. No body is a list (commonRefusals.test.ts).
      fc.pre(JSON.stringify(value)?.includes("[]") !== true);
      expect([isAccepted(struct, value), JSON.stringify(value)]).toEqual([
        mismatches(schema, value).length === 0,
        JSON.stringify(value),
      ]);
    }),
    { numRuns: runs(300) },
  );
});

describe("the published description of a value", () => {
  const of = (struct: unknown, use: Use = "create") => jsonSchemaOf(struct as AnyStruct, use);

  test("an amount arrives as a text or a number, and leaves as a text with two decimals", () => {
    expect(mismatches(of(ringgit), 12.5)).toEqual([]);
    expect(mismatches(of(ringgit), "12.505")).not.toEqual([]);
    expect(mismatches(of(ringgit, "answer"), "12.50")).toEqual([]);
    expect(mismatches(of(ringgit, "answer"), 12.5)).not.toEqual([]);
  });

  test("a field with a default is optional in a request and present in an answer", () => {
    const withDefault = object({ count: defaulted(integer(), 1) });
    expect(of(withDefault)).not.toHaveProperty("required");
    expect(of(withDefault, "answer")).toMatchObject({ required: ["count"] });
  });

  test("an unknown field may be sent where the reader drops it", () => {
    const one = object({ a: string() });
    expect(mismatches(of(one, "mask"), { a: "", b: 1 })).toEqual([]);
    expect(mismatches(of(one, "create"), { a: "", b: 1 })).not.toEqual([]);
  });

  test.each([
    ["a kind of its own", define("moon phase", () => true)],
    ["a union that keeps its members to itself", union([string(), integer()])],
  ])("%s is never described as another kind", (_kind, struct) => {
    expect(() => of(object({ held: struct as AnyStruct }))).toThrow(UndescribedStructError);
  });

  test("a kind of text with a name has its limits in the description", () => {
    const phase = kind(
      "moon phase",
      { max: 4, pattern: /^[a-z]+$/, note: "of the moon" },
      (text) => text !== "sun",
    );
    expect(of(nullable(phase))).toEqual({
      anyOf: [
        { type: "string", maxLength: 4, pattern: "^[a-z]+$", description: "of the moon" },
        { type: "null" },
      ],
    });
  });

  test("an amount that is never negative has no sign in an answer", () => {
    const due = limited(ringgit, { min: 0, max: 1250 });
    expect(mismatches(of(due, "answer"), "-1.00")).not.toEqual([]);
    expect(mismatches(of(due), 12.5)).toEqual([]);
    expect(mismatches(of(due), 12.51)).not.toEqual([]);
  });
});
