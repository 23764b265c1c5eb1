import type { Hono } from "hono";
import { mask } from "superstruct";
import { WRONG_CREDENTIALS } from "../../api/schemas/failure.ts";
import { credentials } from "../../api/schemas/session.ts";
import { readUserContext } from "../accounts/currentUser.ts";
import { userWithPassword } from "../accounts/passwordCheck.ts";
import { beginSession, endPresented } from "../accounts/presentedSession.ts";
import { rolesOf } from "../accounts/roles.ts";
import { isVerified } from "../accounts/users.ts";
import { readJsonOrForm } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { closePortalPath, guardPortalPath } from "../http/portalCall.ts";
import { Refusal } from "../http/refusal.ts";
import type { AccountServices } from "../services.ts";

/** {database}/_session, as CouchDB answers it (rule 7.1; docs/protocols.md, CouchDB). Only the portal's own pages may call. */
export function addSessionRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const { cookie, databasePath } = services.accounts;
  const path = `${databasePath}/_session`;
  guardPortalPath(api, services.portal, path);

  api.post(path, async (context) => {
    const given = mask(await readJsonOrForm(context), credentials);
    const user = await userWithPassword(services, given, services.address(context));
    await endPresented(services, context);
    if (user === undefined || !isVerified(user)) {
      cookie.clear(context);
      throw new Refusal(401, user === undefined ? WRONG_CREDENTIALS : "unverified");
    }
    if (await beginSession(services, context, user, false))
      throw new Refusal(
        401,
        user.second_factor === undefined ? "second_factor_unset" : "second_factor_needed",
      );
    return context.json({ ok: true, name: user.name, roles: rolesOf(user, services.admin) });
  });

  api.get(path, async (context) => {
    const userCtx = await readUserContext(services, context);
    const authenticated = userCtx.name === null ? {} : { authenticated: "cookie" };
    return context.json({
      ok: true,
      userCtx,
      info: { authentication_handlers: ["cookie"], ...authenticated },
    });
  });

  api.delete(path, async (context) => {
    await endPresented(services, context);
    cookie.clear(context);
    // Back on a shared computer then shows no page of the session. The cart and the kept receipts are the device's, and stay.
    context.header("Clear-Site-Data", '"cache"');
    return context.json({ ok: true });
  });

  closePortalPath(api, path);
}
