import type { Hono } from "hono";
import { create, enums, object, optional, size, string } from "superstruct";
import { CHANNELS } from "../../api/schemas/user.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { userWithTicket } from "../accounts/messageTicket.ts";
import { sendCode } from "../accounts/verify.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { closePortalPath, guardPortalPath } from "../http/portalCall.ts";
import { windowRateLimit } from "../http/rateLimit.ts";
import { missing } from "../http/refusal.ts";
import { sealedMessages } from "../notifications/sealedMessages.ts";
import { acceptedLanguage } from "../pages/acceptedLanguage.ts";
import type { AccountServices } from "../services.ts";

const PATH = "/api/notify";

/** Opening a message is work: each caller may ask as often as a shared address needs. */
const CALLS = { calls: 100, within: 60 * 60_000 };

/** Base64 of what was encrypted to the host's key. */
export const sealedMessage = object({ message: size(string(), 1, 1000) });

/**
 * What a browser may say: the ticket, and how to send. Whom to and what is the server's, or anyone could write to anyone in the
 * councils' name (design, section 5): a message that names a recipient, a subject or words is refused.
 */
const asked = object({ channel: enums(CHANNELS), ticket: shortText, language: optional(enums(LANGUAGES)) });

/**
 * The notification host of the specification (section 7), for the portal's own pages alone: GET returns the public key, POST
 * sends a verification's code once more, by the ticket of the first sending. No cookie takes part.
 */
export function addNotifyRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const { notifyKey } = services.accounts;
  if (notifyKey === undefined) return;
  const sealed = sealedMessages(notifyKey);
  const limitEnquiries = windowRateLimit(services.clock, CALLS);
  guardPortalPath(api, services.portal, PATH);

  api.get(PATH, (context) => context.json({ key: sealed.publicKey }));

  api.post(PATH, async (context) => {
    const { message } = create(await readJson(context), sealedMessage);
    limitEnquiries(services.address(context));
    const { channel, ticket, language } = create(sealed.open(message), asked);
    const user = await userWithTicket(services, ticket);
    if (user === undefined) throw missing();
    const chosen = language ?? acceptedLanguage(context.req.header("accept-language"));
    await sendCode(services, user, { channel, language: chosen }, services.address(context));
    return context.json({ ok: true });
  });

  closePortalPath(api, PATH);
}
