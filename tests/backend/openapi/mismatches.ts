import type { JsonSchema } from "../../../src/server/openapi/schema.ts";

/**
 * The differences between a value and a JSON Schema, for the keywords that the description uses. The list is empty when they
 * agree.
 */

export type Schemas = Readonly<Record<string, JsonSchema>>;

const KNOWN: ReadonlySet<string> = new Set([
  ...["title", "description", "format", "$ref", "type", "const", "enum", "pattern", "minLength", "maxLength"],
  ...["minimum", "maximum", "multipleOf", "properties", "required", "additionalProperties", "items"],
  ...["prefixItems", "minItems", "maxItems", "anyOf"],
]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const TYPES: Readonly<Record<NonNullable<JsonSchema["type"]>, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  object: isObject,
  array: Array.isArray,
  null: (value) => value === null,
};

export function mismatches(
  schema: JsonSchema,
  value: unknown,
  schemas: Schemas = {},
  at = "$",
): readonly string[] {
  const unknown = Object.keys(schema).filter((keyword) => !KNOWN.has(keyword));
  if (unknown.length > 0) throw new Error(`the check knows no ${unknown.join(", ")}`);
  const inner = (part: JsonSchema, held: unknown, name: string | number) =>
    mismatches(part, held, schemas, `${at}.${name}`);
  const { $ref, type, anyOf = [] } = schema;
  const found: string[] = [];
  const wrong = (what: string) => void found.push(`${at} ${what}`);
  if ($ref !== undefined) {
    const named = schemas[$ref.replace("#/components/schemas/", "")];
    if (named === undefined) throw new Error(`there is no ${$ref}`);
    found.push(...mismatches(named, value, schemas, at));
  }
  if (type !== undefined && !TYPES[type](value)) return [`${at} is no ${type}`];
  if ("const" in schema && value !== schema.const) wrong(`is not ${schema.const}`);
  if (schema.enum && !schema.enum.includes(value)) wrong(`is none of ${schema.enum.join(", ")}`);
  if (anyOf.length > 0) {
    const each = anyOf.map((part) => mismatches(part, value, schemas, at));
    if (each.every(({ length }) => length > 0)) wrong(`is none of them: ${JSON.stringify(each)}`);
  }
  if (typeof value === "string") found.push(...textFaults(schema, value).map((fault) => `${at} ${fault}`));
  if (typeof value === "number") found.push(...numberFaults(schema, value).map((fault) => `${at} ${fault}`));
  if (Array.isArray(value)) {
    const { prefixItems = [], items, minItems = 0, maxItems = value.length } = schema;
    if (value.length < minItems || value.length > maxItems) wrong(`has ${value.length} items`);
    value.forEach((held, index) => {
      const part = prefixItems[index] ?? items;
      if (part === false) wrong(`has an item ${index}`);
      else if (part !== undefined) found.push(...inner(part, held, index));
    });
  }
  if (isObject(value)) {
    const { properties = {}, required = [], additionalProperties = true } = schema;
    for (const name of required) if (!Object.hasOwn(value, name)) wrong(`lacks ${name}`);
    for (const [name, held] of Object.entries(value)) {
      const part = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      if (part === false) wrong(`has a ${name} too`);
      else if (typeof part === "object") found.push(...inner(part, held, name));
    }
  }
  return found;
}

function textFaults({ pattern, minLength = 0, maxLength }: JsonSchema, value: string): readonly string[] {
  const { length } = [...value];
  return [
    ...(pattern !== undefined && !new RegExp(pattern, "u").test(value) ? [`does not match ${pattern}`] : []),
    ...(length < minLength || length > (maxLength ?? length) ? [`has ${length} characters`] : []),
  ];
}

function numberFaults({ minimum, maximum, multipleOf }: JsonSchema, value: number): readonly string[] {
  const steps = multipleOf === undefined ? value : Math.round(value / multipleOf) * multipleOf;
  return [
    ...(value < (minimum ?? value) || value > (maximum ?? value) ? [`is out of bounds: ${value}`] : []),
    ...(Number(steps.toFixed(6)) === value || steps === value ? [] : [`is no multiple of ${multipleOf}`]),
  ];
}
