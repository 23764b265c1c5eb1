import type { Hono } from "hono";
import { create } from "superstruct";
import { WRONG_CREDENTIALS } from "../../api/schemas/failure.ts";
import { resetRequest, verificationConfirmation, verificationRequest } from "../../api/schemas/user.ts";
import { newTicket } from "../accounts/messageTicket.ts";
import { userWithPassword } from "../accounts/passwordCheck.ts";
import { requestReset } from "../accounts/resetPassword.ts";
import { updateOwnRecord } from "../accounts/updateOwnRecord.ts";
import type { User } from "../accounts/users.ts";
import { confirmCode, sendCode } from "../accounts/verify.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { addPortalPost } from "../http/portalCall.ts";
import { Refusal } from "../http/refusal.ts";
import { acceptedLanguage } from "../pages/acceptedLanguage.ts";
import type { AccountServices } from "../services.ts";

/** Verification by SMS or e-mail, and again on request (rule 9.19). Only the portal's own pages may call. */
export function addVerificationRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const userOf = async (
    context: Context,
    given: { readonly name: string; readonly password: string },
  ): Promise<User> => {
    const user = await userWithPassword(services, given, services.address(context));
    if (user === undefined) throw new Refusal(401, WRONG_CREDENTIALS);
    return user;
  };

  addPortalPost(api, services.portal, "/api/verification", async (context) => {
    const asked = create(await readJson(context), verificationRequest);
    const user = await userOf(context, asked);
    const language = asked.language ?? acceptedLanguage(context.req.header("accept-language"));
    await sendCode(services, user, { channel: asked.channel, language }, services.address(context));
    return context.json({ ok: true, ticket: await newTicket(services, user) });
  });

  addPortalPost(api, services.portal, "/api/verification/confirm", async (context) => {
    const given = create(await readJson(context), verificationConfirmation);
    await confirmCode(services, await userOf(context, given), given.code);
    return context.json({ ok: true });
  });
}

/** Requests the link that sets a new password (rule 7.10). Only the portal's own pages may call. */
export function addResetRoute(api: Hono<BackendEnv>, services: AccountServices): void {
  addPortalPost(api, services.portal, "/resetPassword", async (context) => {
    const { email, language: asked } = create(await readJson(context), resetRequest);
    const language = asked ?? acceptedLanguage(context.req.header("accept-language"));
    await requestReset(services, { email, language }, services.address(context));
    return context.json({ ok: true });
  });
}

/** Changes the user's own record (rule 7.9). Only the portal's own pages may call. */
export function addUpdateRoute(api: Hono<BackendEnv>, services: AccountServices): void {
  addPortalPost(api, services.portal, "/updateUser", async (context) =>
    context.json(await updateOwnRecord(services, context, await readJson(context))),
  );
}
