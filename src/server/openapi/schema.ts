/** The part of JSON Schema 2020-12 (the version in OpenAPI 3.1) that our schemas need. */
export interface JsonSchema {
  /** A schema with a title appears among the description's components. */
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
}

/**
 * The use of a struct. The code reads a request with `create`, or with `mask`, which leaves out unknown fields. Or it writes an
 * answer, with amounts as texts and all defaults filled in.
 */
export type Use = "create" | "mask" | "answer";
