import type { Hono } from "hono";
import { create } from "superstruct";
import { resetRequest } from "../../api/schemas/user.ts";
import { requestReset } from "../accounts/resetPassword.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { addPortalPost } from "../http/portalCall.ts";
import { acceptedLanguage } from "../pages/acceptedLanguage.ts";
import type { AccountServices } from "../services.ts";

/** Asking for the link that sets a forgotten password (specification, section 7), for the portal's own pages alone. */
export function addResetRoute(api: Hono<BackendEnv>, services: AccountServices): void {
  addPortalPost(api, services.portal, "/resetPassword", async (context) => {
    const { email, language: asked } = create(await readJson(context), resetRequest);
    const language = asked ?? acceptedLanguage(context.req.header("accept-language"));
    await requestReset(services, { email, language }, services.address(context));
    return context.json({ ok: true });
  });
}
