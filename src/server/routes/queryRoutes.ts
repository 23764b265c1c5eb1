import type { Hono } from "hono";
import { create, object, optional, string, unknown } from "superstruct";
import { NOT_LOGGED_IN } from "../../api/schemas/failure.ts";
import { requireUser } from "../accounts/requireRole.ts";
import { readSearcher } from "../bills/searchRecords.ts";
import { textOfBase64 } from "../http/base64.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { Refusal } from "../http/refusal.ts";
import { refuseOtherOrigins } from "../http/sameOrigin.ts";
import { readLicenceReader } from "../licences/licenceReader.ts";
import type { AllowedUse, PortalCall, ProxyRequest } from "../query/allowedUse.ts";
import { ALLOWED_USES, pathExpression } from "../query/allowedUses.ts";
import { has, type Services } from "../services.ts";

const query = object({ url: string(), payload: optional(unknown()) });

interface Found {
  readonly use: AllowedUse;
  /** The texts that the placeholders of the path matched. */
  readonly parts: readonly string[];
}

const USES = ALLOWED_USES.map((use) => ({ use, path: pathExpression(use.path) }));

/**
 * The specification's database proxy (rules 7.3 and 7.4). It is a table of allowed uses, not a proxy: everything else gets 403
 * (docs/decisions.md). The server passes no path on, so an encoded path or one with ".." or a query matches no row.
 */
export function addQueryRoutes(api: Hono<BackendEnv>, services: Services): void {
  for (const method of ["POST", "PUT"] as const)
    api.on(method, "/api/query", async (context) => {
      const { url, payload } = create(await readJson(context), query);
      const found = findUse(method, textOfBase64(url), payload);
      if (found === undefined) throw new Refusal(403, "invalid_request");
      context.header("Cache-Control", "no-store");
      return context.json(await answerUse(services, found, payload, context));
    });
}

/** The row that matches the decoded path and the payload. */
function findUse(method: string, path: string, payload: unknown): Found | undefined {
  for (const { use, path: expression } of USES) {
    const [whole, ...parts] = use.method === method ? (expression.exec(path) ?? []) : [];
    const takes = use.beside?.takes ?? ((given: unknown) => given === undefined);
    if (whole !== undefined && takes(payload)) return { use, parts };
  }
  return undefined;
}

async function answerUse(
  services: Services,
  { use, parts }: Found,
  payload: unknown,
  context: Context,
): Promise<object> {
  const asked: ProxyRequest = {
    parts,
    payload,
    services,
    searcher: () => readSearcher(services, context),
    reader: () => readLicenceReader(services, context),
  };
  if (use.from === "the portal's pages") refuseOtherOrigins(context, services.portal);
  return use.from === "the portal"
    ? await use.answer(services.databases, asked, portalCallOf(services, context))
    : await use.answer(services.databases, asked);
}

/**
 * Other sites' pages may use this route too, but no use with a session, because a browser could send the citizen's cookie.
 * @throws Refusal 403, 401
 */
function portalCallOf(services: Services, context: Context): PortalCall {
  refuseOtherOrigins(context, services.portal);
  if (!has(services, "accounts")) throw new Refusal(401, NOT_LOGGED_IN);
  return { services, context, user: () => requireUser(services, context) };
}
