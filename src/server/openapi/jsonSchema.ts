import type { AnyStruct } from "../../domain/schemas/codec.ts";
import { kindOf } from "./kinds.ts";
import { refinementsOf } from "./refinements.ts";
import type { JsonSchema, Use } from "./schema.ts";

/** A schema that superstruct alone can judge: its description would promise what nobody knows. */
export class UndescribedStructError extends Error {
  override readonly name = "UndescribedStructError";
}

/**
 * What a struct accepts, as JSON Schema: one source for both. Lengths are stated in characters, superstruct counts a character
 * beyond the basic plane twice; and of the kinds that a rule judges only their form is described (kinds.ts).
 * @throws UndescribedStructError for a kind that is not known here
 */
export function jsonSchemaOf(struct: AnyStruct, use: Use): JsonSchema {
  const schema = { ...plainSchemaOf(struct, use), ...refinementsOf(struct) };
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
      return { type: struct.type };
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
      return { type: "array", items: jsonSchemaOf(lastEntry(struct, [0]), use) };
    case "tuple":
      return tupleSchema(struct, use);
    case "union":
      return { anyOf: membersOf(struct).map((member) => jsonSchemaOf(member, use)) };
    default:
      return kindOf(struct.type, use) ?? undescribed(struct);
  }
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

/** Where a struct is asked for its parts: at the top of a value. */
const NOWHERE = { path: [], branch: [] };

/** The struct that judges a map's values, or an array's: the last that it names for a value with one of them. */
function lastEntry(struct: AnyStruct, value: unknown): AnyStruct {
  const found = [...struct.entries(value, NOWHERE)].at(-1);
  return found === undefined ? undescribed(struct) : found[2];
}

/** Superstruct hides what a union chooses among: ours keep it as their `schema`. */
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
    `jsonSchema.ts cannot describe the struct type "${type}": add it to kinds.ts`,
  );
}
