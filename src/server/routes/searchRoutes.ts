import type { Hono } from "hono";
import type { FindCall } from "../../charges/charge.ts";
import { chargeOfType } from "../../charges/index.ts";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { findRows, readSearchedRecord, readSearcher } from "../bills/searchRecords.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import type { Services } from "../services.ts";

/** The calls that find rows by POST. Licences have a call of their own (licenseRoutes.ts). */
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
