import type { Hono } from "hono";
import { create } from "superstruct";
import { identityNote } from "../../api/schemas/user.ts";
import { requirePermission, requireUser } from "../accounts/requirePermission.ts";
import { noteIdentity } from "../accounts/verifiedIdentity.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { closePortalPath, guardPortalPath } from "../http/portalCall.ts";
import type { AccountServices } from "../services.ts";

const PATH = "/api/admin/identities";

/** The central team notes whose identity card it saw at a counter. Only the portal's own pages may call. */
export function addIdentityRoute(api: Hono<BackendEnv>, services: AccountServices): void {
  guardPortalPath(api, services.portal, PATH);
  api.post(PATH, requirePermission(services, "identities.note"), async (context) => {
    const given = create(await readJson(context), identityNote);
    const user = await requireUser(services, context);
    await noteIdentity(services, given, user);
    return context.json({ ok: true });
  });
  closePortalPath(api, PATH);
}
