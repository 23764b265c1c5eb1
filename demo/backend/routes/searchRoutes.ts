import type { Hono } from "hono";
import type { SearchQuery } from "../../../src/api/schemas/search.ts";
import type { FindCall } from "../../../src/charges/charge.ts";
import type { BillRecord } from "../../../src/charges/index.ts";
import { findBills, readBill } from "../bills/billStore.ts";
import { readConfiguration } from "../bills/configuration.ts";
import { openCharge, refuseWhenClosed } from "../bills/counter.ts";
import { maskNames } from "../bills/masking.ts";
import { readSearchQuery } from "../bills/searchQuery.ts";
import type { Databases } from "../databases/openDatabases.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { missing, Refusal } from "../http/refusal.ts";

/** The calls that find rows, and the one that reads a chosen record (specification, section 7; design, section 4). */
export function addSearchRoutes(api: Hono<BackendEnv>, databases: Databases): void {
  const asked = async (context: Context) => {
    const query = readSearchQuery(await readJson(context));
    const configuration = await readConfiguration(databases.metadata);
    refuseWhenClosed(configuration);
    return { query, charge: openCharge(configuration, query.council, query.payment_type) };
  };

  const findCalls: readonly FindCall[] = ["assessments", "compounds"];
  for (const call of findCalls)
    api.post(`/${call}`, async (context) => {
      const { query, charge } = await asked(context);
      if (charge.findCall !== call) throw new Refusal(403, "invalid_payment_type");
      const bills = await findBills(databases, charge, query.council, query._id);
      const rows = bills
        .filter((bill) => isOfKind(bill, query))
        .map((bill) => maskNames(charge, charge.row.write(charge.row.read(charge.record.write(bill)))));
      return context.json({ rows });
    });

  api.post("/search", async (context) => {
    const { query, charge } = await asked(context);
    const bill = await readBill(databases, charge, query.council, query._id);
    if (bill === undefined) throw missing();
    return context.json(maskNames(charge, charge.record.write(bill)));
  });
}

function isOfKind(bill: BillRecord, query: SearchQuery): boolean {
  return (
    query.compound_type === undefined ||
    bill.type !== "compound" ||
    bill.compound_type === query.compound_type
  );
}
