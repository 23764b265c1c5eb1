import { RINGGIT } from "../../domain/money.ts";
import type { AnyStruct } from "../../domain/schemas/codec.ts";
import { Limits } from "../../domain/schemas/limits.ts";
import type { JsonSchema, Use } from "./schema.ts";

/** Only superstruct can check this struct, so a description would promise something unknown. */
export class UndescribedStructError extends Error {
  override readonly name = "UndescribedStructError";
}

/**
 * The JSON Schema of a struct, so that code and description have one source. The code may be stricter: it also checks a check
 * character, or that a day exists.
 * @throws UndescribedStructError for an unknown kind
 */
export function jsonSchemaOf(struct: AnyStruct, use: Use): JsonSchema {
  const schema = plainSchemaOf(struct, use);
  return isAccepted(struct, null, "answer") && Object.keys(schema).length > 0
    ? { anyOf: [schema, { type: "null" }] }
    : schema;
}

function plainSchemaOf(struct: AnyStruct, use: Use): JsonSchema {
  switch (struct.type) {
    case "unknown":
      return {};
    case "string":
    case "number":
    case "integer":
    case "boolean":
      return { type: struct.type, ...limitsOf(struct, struct.type === "string" ? LENGTH : NUMBER) };
    case "ringgit":
      return ringgitSchema(struct, use);
    case "literal":
      return { const: literalOf(struct) };
    case "enums":
      return { enum: Object.values(Object(struct.schema)) };
    case "object":
    case "type":
      return objectSchema(struct, use);
    case "record":
      return { type: "object", additionalProperties: jsonSchemaOf(lastEntry(struct, { any: 0 }), use) };
    case "array":
      return {
        type: "array",
        items: jsonSchemaOf(lastEntry(struct, [0]), use),
        ...limitsOf(struct, ITEMS),
      };
    case "tuple":
      return tupleSchema(struct, use);
    case "union":
      return { anyOf: membersOf(struct).map((member) => jsonSchemaOf(member, use)) };
    default:
      // a kind of text with a name
      return struct.schema instanceof Limits
        ? { type: "string", ...limitsOf(struct, LENGTH) }
        : undescribed(struct);
  }
}

/** Ringgit on the wire: a text in answers, a text or a number in requests. Its limits are in sen. */
function ringgitSchema({ schema }: AnyStruct, use: Use): JsonSchema {
  const { min = -LARGEST, max = LARGEST, note } = schema instanceof Limits ? schema : new Limits({});
  const description = note === undefined ? {} : { description: note };
  if (use === "answer") {
    const sign = min < 0 ? "-?" : "";
    const pattern = `^${sign}\\d{1,14}\\.\\d\\d$`;
    return { type: "string", pattern, description: "ringgit with two decimals", ...description };
  }
  return {
    anyOf: [
      { type: "string", pattern: RINGGIT.source, description: "ringgit" },
      { type: "number", minimum: min / 100, maximum: max / 100, multipleOf: 0.01 },
    ],
    ...description,
  };
}

/** In sen. */
const LARGEST = 99_999_999_999_999;

/** The keywords for the least and the most. */
const LENGTH = ["minLength", "maxLength"] as const;
const ITEMS = ["minItems", "maxItems"] as const;
const NUMBER = ["minimum", "maximum"] as const;

function limitsOf(
  { schema }: AnyStruct,
  [least, most]: typeof LENGTH | typeof ITEMS | typeof NUMBER,
): JsonSchema {
  if (!(schema instanceof Limits)) return {};
  const { min, max, pattern, format, note } = schema;
  return {
    ...(pattern && { pattern: pattern.source }),
    ...(format && { format }),
    ...(note !== undefined && { description: note }),
    ...(min !== undefined && { [least]: min }),
    ...(max !== undefined && { [most]: max }),
  };
}

function objectSchema(struct: AnyStruct, use: Use): JsonSchema {
  const fields = [...struct.entries({}, NOWHERE)].map(([name, , field]) => [String(name), field] as const);
  const required = fields.filter(([, field]) => !isAccepted(field, undefined, use)).map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchemaOf(field, use)])),
    ...(required.length > 0 && { required }),
    ...(struct.type === "object" && use !== "mask" && { additionalProperties: false }),
  };
}

function tupleSchema(struct: AnyStruct, use: Use): JsonSchema {
  const members = [...struct.entries([], NOWHERE)].map(([, , member]) => jsonSchemaOf(member, use));
  return { type: "array", prefixItems: members, items: false, minItems: members.length };
}

/** The context for `entries`: the top of a value. */
const NOWHERE = { path: [], branch: [] };

/** The struct of a map's values or an array's items: the last entry for a sample value with one item. */
function lastEntry(struct: AnyStruct, value: unknown): AnyStruct {
  const found = [...struct.entries(value, NOWHERE)].at(-1);
  return found === undefined ? undescribed(struct) : found[2];
}

/** The members of a union. Superstruct hides them, so our unions keep them in `schema`. */
function membersOf(struct: AnyStruct): readonly AnyStruct[] {
  return Array.isArray(struct.schema) ? struct.schema : undescribed(struct);
}

function literalOf(struct: AnyStruct): string | number | boolean | null {
  const { schema } = struct;
  if (typeof schema === "string" || typeof schema === "number" || typeof schema === "boolean") return schema;
  return isAccepted(struct, null, "answer") ? null : undescribed(struct);
}

function isAccepted(struct: AnyStruct, value: unknown, use: Use): boolean {
  return struct.validate(value, { coerce: use !== "answer" })[0] === undefined;
}

function undescribed({ type }: AnyStruct): never {
  throw new UndescribedStructError(
    `jsonSchema.ts cannot describe the struct type "${type}": make it with src/domain/schemas/limits.ts`,
  );
}
