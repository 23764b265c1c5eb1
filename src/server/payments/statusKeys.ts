import { object } from "superstruct";
import { isStatusToken, type PaymentId, type StatusToken } from "../../domain/identifiers.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import type { Context } from "../http/context.ts";
import { isFromElsewhere } from "../http/sameOrigin.ts";
import { unguessable } from "../random.ts";
import type { Services } from "../services.ts";
import { findByToken, sha256, statusTokenOf } from "./tokens.ts";

/**
 * A council's page gets no status token, because every script of that page could read and keep it. It gets a status key in its
 * place: the same form, one payment, one day, and a smaller answer. The token is on the portal's own pages and in the e-mails only.
 */

const HOURS = 24;

/** A licence is read with the key for minutes only, right after the return from the bank. */
const LICENCE_MINUTES = 10;

const keyDocument = object({ payment_id: paymentId, expires_at: instant, licence_until: instant });

const keyId = (key: StatusToken): string => `status_key:${sha256(key)}`;

/**
 * The token for a page of the portal, or a new status key.
 * @param isElsewhere whether the payment returns to a council's page, or the caller came with a key. A script of such a page can
 *   give its handle or its request to a program, which names no origin. So nobody gets the token for it.
 */
export async function tokenFor(
  services: Pick<Services, "databases" | "random" | "clock" | "portal" | "tokenSecret">,
  context: Context,
  id: PaymentId,
  isElsewhere: boolean,
): Promise<StatusToken> {
  if (!isElsewhere && !isFromElsewhere(context, services.portal))
    return statusTokenOf(services.tokenSecret, id);
  const key = unguessable(services.random);
  if (!isStatusToken(key)) throw new RangeError("an unguessable text is no status key");
  const now = services.clock.now().getTime();
  await services.databases.handles.write({
    _id: keyId(key),
    type: "status_key",
    payment_id: id,
    expires_at: new Date(now + HOURS * 60 * 60_000).toISOString(),
    licence_until: new Date(now + LICENCE_MINUTES * 60_000).toISOString(),
  });
  return key;
}

export interface FoundPayment {
  readonly id: PaymentId;
  /** When the status key that leads to it ends. Undefined for a status token. The holder of a key sees less. */
  readonly keyEnds: string | undefined;
  /** Whether the holder may read the licences that the payment renewed. */
  readonly readsLicence: boolean;
}

/** The payment of a status token, or of a status key that has not expired. */
export async function findByTokenOrKey(
  handles: DocumentStore,
  text: string,
  now: Date,
): Promise<FoundPayment | undefined> {
  if (!isStatusToken(text)) return undefined;
  const id = await findByToken(handles, text);
  if (id !== undefined) return { id, keyEnds: undefined, readsLicence: true };
  const document = await handles.read(keyId(text));
  if (document === undefined) return undefined;
  const { payment_id, expires_at, licence_until } = readStored(document, keyDocument);
  if (now.getTime() >= Date.parse(expires_at)) return undefined;
  return { id: payment_id, keyEnds: expires_at, readsLicence: now.getTime() < Date.parse(licence_until) };
}
