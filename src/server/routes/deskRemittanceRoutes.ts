import type { Hono } from "hono";
import { create } from "superstruct";
import { ROLE_MISSING } from "../../api/schemas/failure.ts";
import { remittancesRequest } from "../../api/schemas/remittance.ts";
import { type CouncilCode, isCouncilCode } from "../../domain/councils.ts";
import { parseIdentifier } from "../../domain/remittanceNumber.ts";
import { permittedCouncils, requireUser } from "../accounts/requirePermission.ts";
import { note } from "../audit/auditLog.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { sameOriginOnly } from "../http/origins.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { remittancesPage } from "../remittances/remittanceFile.ts";
import type { AccountServices } from "../services.ts";
import { addRemittanceFiles } from "./remittanceRoutes.ts";

const LIST = "/api/admin/remittances";

/**
 * The remittances on the desk, on the portal's own origin: a council's list, newest first, and the files of each one. A role for
 * named councils reads those of these councils.
 */
export function addDeskRemittanceRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  /** @throws Refusal 401, 403 without the permission for this council, or for any */
  const requireCouncil = async (context: Context, council: CouncilCode | undefined) => {
    context.header("Cache-Control", "no-store");
    const councils = await permittedCouncils(services, context, "reports.read");
    if (councils === "all") return;
    const isAllowed = council === undefined ? councils.size > 0 : councils.has(council);
    if (!isAllowed) throw new Refusal(403, ROLE_MISSING);
  };

  api.use(`${LIST}/*`, sameOriginOnly(services.portal));
  api.get(LIST, async (context) => {
    await requireCouncil(context, undefined);
    const asked = create(context.req.query(), remittancesRequest);
    await requireCouncil(context, asked.council);
    return context.json(await remittancesPage(services.databases, asked));
  });
  addRemittanceFiles(api, services, LIST, async (context) => {
    const remittance = context.req.param("remittance") ?? "";
    const council = parseIdentifier(remittance)?.council;
    await requireCouncil(context, isCouncilCode(council) ? council : undefined);
    if (!isCouncilCode(council)) throw missing();
    const { name } = await requireUser(services, context);
    await note(services, { by: name, what: "remittance_read", target: remittance });
    return remittance;
  });
}
