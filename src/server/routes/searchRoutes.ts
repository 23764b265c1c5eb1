import type { Hono } from "hono";
import type { FindCall } from "../../charges/charge.ts";
import { chargeOfType } from "../../charges/index.ts";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { DEFAULT_COUNCIL } from "../../domain/councils.ts";
import { findRows, readSearchedRecord, readSearcher, readShownRecord } from "../bills/searchRecords.ts";
import { textOfBase64 } from "../http/base64.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import type { Services } from "../services.ts";

/** The calls that find rows by POST. Licences have a call by GET below. */
const FIND_CALLS: ReadonlySet<FindCall> = new Set(
  CHARGE_TYPES.map(chargeOfType)
    .flatMap((charge) => (charge.source === "bill" ? charge.findCall : []))
    .filter((call) => call !== "api/licenses"),
);

/** The calls that find rows (rule 7.12), and the call that reads the chosen record (rule 7.11). */
export function addSearchRoutes(api: Hono<BackendEnv>, services: Services): void {
  const { databases, clock } = services;
  const { counted } = services.searchesUnderWay;
  for (const call of FIND_CALLS)
    api.post(`/${call}`, counted, async (context) => {
      const searcher = await readSearcher(services, context);
      const rows = await findRows(databases, call, await readJson(context), searcher);
      context.header("Cache-Control", "no-store");
      return context.json({ rows });
    });

  api.post("/search", counted, async (context) => {
    const searcher = await readSearcher(services, context);
    const record = await readSearchedRecord(databases, clock, await readJson(context), searcher);
    context.header("Cache-Control", "no-store");
    return context.json(record);
  });
}

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
