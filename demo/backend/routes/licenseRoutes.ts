import type { Hono } from "hono";
import { DEFAULT_COUNCIL } from "../../../src/domain/councils.ts";
import type { Databases } from "../databases/openDatabases.ts";
import { textOfBase64 } from "../http/base64.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { findRows, readPublicRecord } from "./searchRoutes.ts";

/** Licences by GET, their numbers in base64 (specification, section 7). `type` is the register that holds the number. */
export function addLicenseRoutes(api: Hono<BackendEnv>, databases: Databases): void {
  api.get("/api/licenses", async (context) => {
    const query = licenceQuery(context, context.req.query("type") ?? "", context.req.query("id") ?? "");
    return context.json({ rows: await findRows(databases, "api/licenses", query) });
  });

  api.get("/api/licenses/:type/:id", async (context) => {
    const { type, id } = context.req.param();
    return context.json(await readPublicRecord(databases, licenceQuery(context, type, id)));
  });
}

/** The same query as the other searches post. @throws Refusal 400 when the id is no base64 */
function licenceQuery(context: Context, type: string, id: string) {
  return {
    council: context.req.query("council") ?? DEFAULT_COUNCIL,
    payment_type: "license",
    _id: textOfBase64(id),
    database: type,
  };
}
