import type { Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import type { BackendEnv } from "../http/context.ts";
import { openApiDocument } from "../openapi/document.ts";
import type { Operation } from "../openapi/operation.ts";
import { describedOperations } from "../openapi/operations/index.ts";

const KEPT = "public, max-age=300";

export interface DescribedBackend {
  /** The portal's own address with its base path, without a slash at its end. */
  readonly portal: string;
  readonly basePath: string;
  /** Below the base path. Absent, nobody can log in. */
  readonly databasePath?: string | undefined;
  /** The routes in Hono's notation. Called when all are added. */
  readonly routes: () => readonly { readonly method: string; readonly path: string }[];
}

/**
 * GET /api/openapi.json describes the back end's calls, for any page of any site. It leaves out the calls that only this machine
 * may make.
 */
export function addOpenApiRoute(app: Hono<BackendEnv>, backend: DescribedBackend): void {
  const unchanged = etag({ retainedHeaders: [...RETAINED_304_HEADERS, "access-control-allow-origin"] });
  let text: string | undefined;
  app.get("/api/openapi.json", unchanged, (context) => {
    text ??= JSON.stringify(describe(backend));
    context.header("Access-Control-Allow-Origin", "*");
    context.header("Cache-Control", KEPT);
    return context.body(text, 200, { "Content-Type": "application/json" });
  });
}

/** The operations that have a route. Without accounts, cards or statements, some have none. */
export function operationsThere({
  basePath,
  databasePath = "",
  routes,
}: Omit<DescribedBackend, "portal">): readonly Operation[] {
  const there = new Set(routes().map(({ method, path }) => `${method} ${path}`));
  return describedOperations(databasePath).filter(({ method, path, atRoot }) =>
    there.has(`${method.toUpperCase()} ${atRoot ? "" : basePath}${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
}

function describe(backend: DescribedBackend) {
  const shown = operationsThere(backend).filter(({ access }) => access !== "operation");
  return openApiDocument(shown, backend);
}
