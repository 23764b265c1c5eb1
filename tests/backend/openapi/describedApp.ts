import type { createBackend } from "../../../src/server/createBackend.ts";
import {
  type DescribedAnswer,
  type OpenApiDocument,
  openApiDocument,
} from "../../../src/server/openapi/document.ts";
import { pathExpression } from "../../../src/server/openapi/operation.ts";
import { operationsThere } from "../../../src/server/routes/openapiRoutes.ts";
import { mismatches } from "./mismatches.ts";

/**
 * Compares every answer with the API description. An answer that the description does not have fails the test that made the call.
 */

type App = ReturnType<typeof createBackend>;

export interface Described {
  readonly portal: string;
  readonly basePath: string;
  readonly databasePath?: string | undefined;
}

/** The same app. Every answer to a test is compared with the description of all operations. */
export function describedApp(app: App, described: Described): App {
  const document = documentOf(app, described);
  const answer = app.request;
  app.request = async (...call) => {
    const [asked, init] = call;
    const response = await answer(...call);
    const { url, method } = new Request(
      new URL(asked instanceof Request ? asked.url : asked, "http://localhost"),
      {
        method: init?.method ?? (asked instanceof Request ? asked.method : "GET"),
      },
    );
    const faults = await answerFaults(document, described.basePath, { method, url }, response.clone());
    if (faults.length > 0)
      throw new Error(`${method} ${new URL(url).pathname} answered ${response.status}: ${faults.join("; ")}`);
    return response;
  };
  return app;
}

/** Documents by the described settings. Making one takes longer than most tests. */
const documents = new Map<string, OpenApiDocument>();

/** The description of all operations, including the internal ones. */
export function documentOf(app: App, described: Described): OpenApiDocument {
  const routes = app.routes.map(({ method, path }) => `${method} ${path}`);
  const key = JSON.stringify([described.portal, described.basePath, described.databasePath, routes]);
  const made =
    documents.get(key) ??
    openApiDocument(operationsThere({ ...described, routes: () => app.routes }), described);
  documents.set(key, made);
  return made;
}

/** The differences between the answer and the description. The list is empty when they agree. */
export async function answerFaults(
  document: OpenApiDocument,
  basePath: string,
  { method, url }: { readonly method: string; readonly url: string },
  response: Response,
): Promise<readonly string[]> {
  const { pathname } = new URL(url);
  const responses = describedAt(document, basePath, method, pathname)?.responses;
  const isPreflight = method === "OPTIONS" && response.status === 204;
  if (responses === undefined)
    return isPreflight ? [] : await unknownFaults(document, basePath, { method, pathname }, response);
  const answer = responses[response.status];
  if (answer === undefined) return [`no answer ${response.status} is described`];
  const missing = Object.keys(answer.headers).filter((name) => !response.headers.has(name));
  return [
    ...missing.map((name) => `lacks ${name}`),
    ...(await bodyFaults(document, method, answer, response)),
  ];
}

/** An undescribed path must answer 404, an undescribed method 405. */
async function unknownFaults(
  document: OpenApiDocument,
  basePath: string,
  { method, pathname }: { readonly method: string; readonly pathname: string },
  response: Response,
) {
  if (response.status === 413) return [];
  const allow = allowedAt(document, basePath, pathname).join(", ");
  const isWrongMethod = allow !== "" && method !== "OPTIONS";
  if (response.status === 404 && isWrongMethod) return ["is no 405, although the path takes other methods"];
  if (response.status === 405)
    return isWrongMethod && response.headers.get("allow") === allow ? [] : [`does not allow ${allow}`];
  if (response.status !== 404 && response.status !== 403 && response.status !== 400)
    return ["no such operation is described"];
  if (method === "HEAD" || response.headers.get("content-type")?.startsWith("text/html")) return [];
  const failure = { $ref: "#/components/schemas/Failure" };
  return mismatches(failure, await response.json(), document.components.schemas);
}

async function bodyFaults(
  { components }: OpenApiDocument,
  method: string,
  { content, "x-may-be-empty": mayBeEmpty }: DescribedAnswer,
  response: Response,
): Promise<readonly string[]> {
  if (method === "HEAD") return [];
  const body = await response.text();
  if (content === undefined || (mayBeEmpty && body === "")) return body === "" ? [] : ["has a body"];
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const schema = content[type]?.schema;
  if (schema === undefined) return [`no ${type || "answer without a type"} is described`];
  return mismatches(schema, type === "application/json" ? JSON.parse(body) : body, components.schemas);
}

type Responses = Readonly<Record<string, DescribedAnswer>>;

/** The methods of a path that anybody may call, as the Allow header names them. */
export function allowedAt(document: OpenApiDocument, basePath: string, pathname: string): readonly string[] {
  const there = Object.keys(METHODS).filter((verb) => {
    const access = describedAt(document, basePath, verb, pathname)?.access;
    return access !== undefined && access !== "operation";
  });
  return there.flatMap((verb) => METHODS[verb] ?? []);
}

const METHODS: Readonly<Record<string, readonly string[]>> = {
  get: ["GET", "HEAD"],
  post: ["POST"],
  put: ["PUT"],
  delete: ["DELETE"],
};

/** The operation of a call, such as "post /search", or undefined when it is not described. */
export function describedAt(
  { paths }: OpenApiDocument,
  basePath: string,
  method: string,
  pathname: string,
): { readonly name: string; readonly responses: Responses; readonly access: string } | undefined {
  const verb = method === "HEAD" ? "get" : method.toLowerCase();
  const [found] = Object.entries(paths)
    .filter(([path, item]) => {
      const place = "servers" in item ? "" : basePath;
      return verb in item && pathExpression(`${place}${path}`).test(pathname);
    })
    // A path without placeholders comes before one with them.
    .sort(([one], [other]) => one.split("{").length - other.split("{").length);
  if (found === undefined) return undefined;
  const [path, item] = found;
  const operation = item[verb] as { readonly responses: Responses; readonly "x-access": string };
  return { name: `${verb} ${path}`, responses: operation.responses, access: operation["x-access"] };
}
