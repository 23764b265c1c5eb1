/** The part of JSON Schema 2020-12, OpenAPI 3.1's, that our schemas need. */
export interface JsonSchema {
  /** Names the schema: a named schema is listed among the description's components. */
  readonly title?: string;
  readonly description?: string;
  readonly $ref?: string;
  readonly type?: "string" | "number" | "integer" | "boolean" | "object" | "array" | "null";
  readonly const?: string | number | boolean | null;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/**
 * How a schema is used: to read a call with `create` or, leaving out what it does not name, with `mask`; or for an answer as it
 * goes out, amounts as texts and every default filled in.
 */
export type Use = "create" | "mask" | "answer";
