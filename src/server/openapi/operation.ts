import type { Answers, Content } from "./answer.ts";
import { answersOf, databasesAway } from "./answers.ts";
import type { JsonSchema } from "./schema.ts";

/** The callers whom a call admits. These texts appear in the description. */
export const ACCESS = {
  anyone: "Pages of the portal and of the councils' sites, without a cookie, and programs.",
  everywhere: "Any page of any site.",
  browser: "A citizen's browser opens it as a page.",
  holder:
    "The holder of the payment's status token, its unguessable id or its single-use handle. No cookie is read.",
  portal: "The portal's own pages only. A browser's call from another origin gets 403.",
  user: "A logged-in user, on the portal's own pages.",
  finance: "A logged-in user with the role finance, on the portal's own pages.",
  team: "A logged-in member of the central team with a role for the call, on the portal's own pages.",
  accounts: "A logged-in user with the role accounts, on the portal's own pages.",
  council: "A council's program, with the council's key as a bearer token.",
  gateway: "A gateway. The server trusts the signature only.",
  operation: "This machine only, or for the metrics a caller with their token. Anyone else gets 404.",
} as const;

type Access = keyof typeof ACCESS;

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly description: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** The payload and the answer of one use of the database proxy. The call's `url` is its path in base64. */
export interface ProxyUse {
  readonly path: string;
  readonly summary: string;
  readonly payload?: JsonSchema;
  readonly answer: JsonSchema;
}

export interface Operation {
  readonly method: "get" | "post" | "put" | "delete";
  /** In OpenAPI's notation: "/api/payments/{token}". */
  readonly path: string;
  /** The path is at the root of the portal's origin, whatever the base path. Only the machine that runs the process calls it. */
  readonly atRoot?: true;
  readonly summary: string;
  readonly access: Access;
  readonly parameters?: readonly Parameter[];
  readonly body?: Content;
  readonly uses?: readonly ProxyUse[];
  readonly answers: Answers;
}

/** Adds the answers to a fault of the server and to absent databases, with which any operation may end. */
export function operation(described: Operation): Operation {
  const html = Object.values(described.answers).some(({ content }) => content && "text/html" in content);
  return {
    ...described,
    answers: { 503: databasesAway(html), ...described.answers, ...answersOf(html ? "page" : "json", 500) },
  };
}

export const json = (schema: JsonSchema): Content => ({ "application/json": schema });

export const form = (schema: JsonSchema): Content => ({ "application/x-www-form-urlencoded": schema });

/** Matches the paths of an operation. A placeholder matches one segment. */
export function pathExpression(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.$]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`);
}

/** A required parameter in the path. */
export function inPath(
  name: string,
  description: string,
  schema: JsonSchema = { type: "string" },
): Parameter {
  return { name, in: "path", description, required: true, schema };
}

export function inQuery(
  name: string,
  description: string,
  schema: JsonSchema = { type: "string" },
): Parameter {
  return { name, in: "query", description, schema };
}
