import type { Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { create } from "superstruct";
import { statementRequest, type Verification } from "../../api/schemas/verification.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { takeFrom } from "../http/rateLimiter.ts";
import type { ServicesWith } from "../services.ts";
import { revokedLists } from "../statements/revokedStatements.ts";
import { verifyStatement } from "../statements/verifyStatement.ts";

/** An inspector scans many papers in a row, and several inspectors may share an address. */
const CALLS = { perHour: 7200, atOnce: 120 };

/** POST /api/verify returns the current status of a statement. */
export function addVerifyRoute(api: Hono<BackendEnv>, services: ServicesWith<"statements">): void {
  const checks = services.rateLimiter.networkLimit("checks of statements", CALLS);
  api.use("/api/verify", atMost(4 * KILOBYTE));

  api.post("/api/verify", async (context) => {
    takeFrom(checks(services.address(context)));
    const { statement } = create(await readJson(context), statementRequest);
    const verdict = await verifyStatement(services, statement);
    const checked_at = services.clock.now().toISOString();
    context.header("Cache-Control", "no-store");
    return context.json({ verdict, checked_at } satisfies Verification);
  });
}

function forEverybody(context: Context): void {
  context.header("Access-Control-Allow-Origin", "*");
  context.header("Cache-Control", KEPT);
}

/** A short time, so that every page soon refuses the statements of a withdrawn key. */
const KEPT = "public, max-age=300";

/**
 * GET /api/keys returns the keys that check receipts and licences, and GET /api/statements/revoked the revoked documents,
 * for any page of any site.
 */
export function addPublishedRoutes(app: Hono<BackendEnv>, services: ServicesWith<"statements">): void {
  const revoked = revokedLists(services);
  const unchanged = etag({ retainedHeaders: [...RETAINED_304_HEADERS, "access-control-allow-origin"] });
  app.get("/api/keys", unchanged, async (context) => {
    forEverybody(context);
    return context.json({ keys: await services.statements.published() });
  });
  app.get("/api/statements/revoked", unchanged, async (context) => {
    forEverybody(context);
    return context.json(await revoked());
  });
}
