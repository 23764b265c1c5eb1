import type { Hono } from "hono";
import { DEFAULT_COUNCIL } from "../../domain/councils.ts";
import { findRows, readSearcher, readShownRecord } from "../bills/searchRecords.ts";
import { textOfBase64 } from "../http/base64.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import type { Services } from "../services.ts";

/** Licences by GET, with the id in base64 (rule 7.13). `type` is the register that has the number. */
export function addLicenseRoutes(api: Hono<BackendEnv>, services: Services): void {
  const { databases } = services;
  api.get("/api/licenses", services.searchesUnderWay.counted, async (context) => {
    const searcher = await readSearcher(services, context);
    const query = licenceQuery(context, context.req.query("type") ?? "", context.req.query("id") ?? "");
    const rows = await findRows(databases, "api/licenses", query, searcher);
    context.header("Cache-Control", "no-store");
    return context.json({ rows });
  });

  api.get("/api/licenses/:type/:id", async (context) => {
    const searcher = await readSearcher(services, context);
    const { type, id } = context.req.param();
    const record = await readShownRecord(databases, licenceQuery(context, type, id), searcher);
    context.header("Cache-Control", "no-store");
    return context.json(record);
  });
}

/** The query that the other searches take by POST. @throws Refusal 400 when the id is not base64 */
function licenceQuery(context: Context, type: string, id: string) {
  return {
    council: context.req.query("council") ?? DEFAULT_COUNCIL,
    payment_type: "license",
    _id: textOfBase64(id),
    database: type,
  };
}
