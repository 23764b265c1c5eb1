import type { Hono } from "hono";
import { create, enums, object, optional } from "superstruct";
import { CHANNELS } from "../../api/schemas/user.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { text } from "../../domain/schemas/limits.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { userWithTicket } from "../accounts/messageTicket.ts";
import { sendCode } from "../accounts/verify.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { closePortalPath, guardPortalPath } from "../http/portalCall.ts";
import { takeFrom } from "../http/rateLimiter.ts";
import { missing } from "../http/refusal.ts";
import { sealedMessages } from "../notifications/sealedMessages.ts";
import { acceptedLanguage } from "../pages/acceptedLanguage.ts";
import type { AccountServices } from "../services.ts";

const PATH = "/api/notify";

/** Decrypting a message costs time. The limit is high enough for an address that many citizens share. */
const CALLS = { perHour: 100, atOnce: 100 };

/** Base64 of a message that is encrypted with the host's public key. */
export const sealedMessage = object({ message: text({ min: 1, max: 1000 }) });

/**
 * The fields of a message: the ticket, and how to send. The server chooses recipient and text (rule 7.21). Otherwise anyone could
 * write to anyone in the councils' name, so a message with a recipient, a subject or a text is refused.
 */
const asked = object({ channel: enums(CHANNELS), ticket: shortText, language: optional(enums(LANGUAGES)) });

/**
 * The notification host (rules 7.20 and 7.21), for the portal's own pages only. GET returns the public key. POST sends a
 * verification code again, with the ticket of the first sending. It uses no cookie.
 */
export function addNotifyRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const { notifyKey } = services.accounts;
  if (notifyKey === undefined) return;
  const sealed = sealedMessages(notifyKey);
  const calls = services.rateLimiter.networkLimit("messages asked for", CALLS);
  guardPortalPath(api, services.portal, PATH);

  api.get(PATH, (context) => context.json({ key: sealed.publicKey }));

  api.post(PATH, async (context) => {
    const { message } = create(await readJson(context), sealedMessage);
    takeFrom(calls(services.address(context)));
    const { channel, ticket, language } = create(sealed.open(message), asked);
    const user = await userWithTicket(services, ticket);
    if (user === undefined) throw missing();
    const chosen = language ?? acceptedLanguage(context.req.header("accept-language"));
    await sendCode(services, user, { channel, language: chosen }, services.address(context));
    return context.json({ ok: true });
  });

  closePortalPath(api, PATH);
}
