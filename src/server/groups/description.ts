import { Hono } from "hono";
import type { BackendEnv } from "../http/context.ts";
import { addOpenApiRoute, type DescribedBackend } from "../routes/openapiRoutes.ts";

/** What tells of all the others, to any site: it comes before those that answer the councils' alone. */
export function description(backend: DescribedBackend): Hono<BackendEnv> {
  const told = new Hono<BackendEnv>();
  addOpenApiRoute(told, backend);
  return told;
}
