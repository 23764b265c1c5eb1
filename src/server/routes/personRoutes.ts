import type { Hono } from "hono";
import { create } from "superstruct";
import { erasureRequest } from "../../api/schemas/personData.ts";
import { userWithPassword } from "../accounts/passwordCheck.ts";
import { requireUser } from "../accounts/requirePermission.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { addPortalPost } from "../http/portalCall.ts";
import { Refusal } from "../http/refusal.ts";
import { eraseCitizen } from "../privacy/eraseCitizen.ts";
import { personOf } from "../privacy/erasure.ts";
import { exportPersonData } from "../privacy/exportPersonData.ts";
import type { AccountServices } from "../services.ts";

/** The user's calls about their own data: a copy of all stored data, and its erasure. Only the portal's own pages may call. */
export function addPersonRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  addPortalPost(api, services.portal, "/api/person/export", async (context) => {
    const user = await requireUser(services, context);
    services.accounts.rateLimits.copy(user.name, services.address(context));
    const data = await exportPersonData(services, personOf(user));
    // The name holds only the date, because other people may see a file's name.
    const name = `kaunter-${data.made_at.slice(0, "2026-01-01".length)}.json`;
    context.header("Content-Disposition", `attachment; filename="${name}"`);
    context.header("X-Content-Type-Options", "nosniff");
    return context.json(data);
  });

  addPortalPost(api, services.portal, "/api/person/erase", async (context) => {
    const { name } = await requireUser(services, context);
    const { password } = create(await readJson(context), erasureRequest);
    const known = await userWithPassword(services, { name, password }, services.address(context));
    if (known === undefined) throw new Refusal(403, "auth_error");
    const waiting = await eraseCitizen(services, personOf(known));
    services.accounts.cookie.clear(context);
    return context.json({ ok: true, waiting });
  });
}
