import { ANSWER_HEADERS, type Answer, type AnswerHeader, type Content } from "./answer.ts";
import { ACCESS, type Operation } from "./operation.ts";
import type { JsonSchema } from "./schema.ts";

/** The part of an OpenAPI 3.1 document that we use. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

type PathItem = Readonly<Record<string, unknown>>;

export interface DescribedAnswer {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  /** True when only some answers have a body. */
  readonly "x-may-be-empty"?: true;
  readonly headers: Readonly<Record<string, { readonly required: true; readonly schema: JsonSchema }>>;
}

const DESCRIPTION =
  "Amounts are ringgit with two decimals, as texts. Instants are UTC. A refusal is CouchDB's {error, reason}, with the reference of our log. Unsupported methods return 405 with an Allow header. Unknown paths return 404 with the reason unknown_path, which says nothing about any record.";

/**
 * Describes the operations. A schema with a title appears once, among the components.
 * @param place the portal's address, without a slash at its end; the calls are below it
 */
export function openApiDocument(
  operations: readonly Operation[],
  { portal }: { readonly portal: string },
): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const paths: Record<string, PathItem> = {};
  for (const described of operations) {
    const { path, method, atRoot } = described;
    paths[path] = {
      ...paths[path],
      // operations at the root are outside the base path
      ...(atRoot && { servers: [{ url: new URL(portal).origin }] }),
      [method]: operationObject(described, (schema) => named(schema, schemas)),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Kaunter", version: "1", description: DESCRIPTION },
    servers: [{ url: portal }],
    paths,
    components: { schemas },
  };
}

type Naming = (schema: JsonSchema) => JsonSchema;

function operationObject(
  { method, path, summary, access, parameters, body, uses, answers }: Operation,
  name: Naming,
): PathItem {
  const responses = Object.entries(answers).map(([status, answer]) => [status, answerObject(answer, name)]);
  return {
    operationId: `${method} ${path}`,
    summary,
    description: ACCESS[access],
    "x-access": access,
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, content: contentObject(body, name) } }),
    ...(uses && {
      "x-uses": uses.map(({ payload, answer, ...use }) => ({
        ...use,
        ...(payload && { payload: name(payload) }),
        answer: name(answer),
      })),
    }),
    responses: Object.fromEntries(responses),
  };
}

function answerObject(
  { description, content, mayBeEmpty, headers = [] }: Answer,
  name: Naming,
): DescribedAnswer {
  const always: readonly AnswerHeader[] = ["X-Reference", ...headers];
  return {
    description,
    ...(content && { content: contentObject(content, name) }),
    ...(mayBeEmpty && { "x-may-be-empty": mayBeEmpty }),
    headers: Object.fromEntries(
      always.map((header) => {
        const { type, ...described } = ANSWER_HEADERS[header];
        return [header, { ...described, required: true, schema: { type } }];
      }),
    ),
  };
}

function contentObject(content: Content, name: Naming) {
  return Object.fromEntries(
    Object.entries(content).map(([type, schema]) => [type, { schema: name(schema) }]),
  );
}

/** Replaces each schema with a title, nested ones too, by a reference. */
function named(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  const { title, anyOf, items, properties } = schema;
  const whole: JsonSchema = {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map((member) => named(member, schemas)) }),
    ...(items && { items: named(items, schemas) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([field, schema]) => [field, named(schema, schemas)]),
      ),
    }),
  };
  if (title === undefined) return whole;
  schemas[title] = whole;
  return { $ref: `#/components/schemas/${title}` };
}
