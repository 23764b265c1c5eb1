import { object, optional } from "superstruct";
import { isStatusToken, type PaymentId, type StatusToken } from "../../domain/identifiers.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { type RenewedLicence, renewedLicence } from "../../domain/schemas/renewedLicence.ts";
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

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long the frame of a licence reads it. */
const LICENCE_MINUTES = 10;

const keyDocument = object({
  payment_id: paymentId,
  expires_at: instant,
  /** The licence that the key reads. Only the portal's own page in a frame gets such a key. */
  licence: optional(renewedLicence),
});

const keyId = (key: StatusToken): string => `status_key:${sha256(key)}`;

type KeyServices = Pick<Services, "databases" | "random" | "clock">;

/**
 * The token for a page of the portal, or a new status key.
 * @param isElsewhere whether the payment returns to a council's page, or the caller came with a key. A script of such a page can
 *   give its handle or its request to a program, which names no origin. So nobody gets the token for it.
 */
export async function tokenFor(
  services: KeyServices & Pick<Services, "portal" | "tokenSecret">,
  context: Context,
  id: PaymentId,
  isElsewhere: boolean,
): Promise<StatusToken> {
  if (!isElsewhere && !isFromElsewhere(context, services.portal))
    return statusTokenOf(services.tokenSecret, id);
  return newKey(services, id, DAY);
}

/** A key for the frame that shows a licence which the payment renewed, for minutes. No page of another origin may get it. */
export function licenceKeyFor(
  services: KeyServices,
  id: PaymentId,
  licence: RenewedLicence,
): Promise<StatusToken> {
  return newKey(services, id, LICENCE_MINUTES * MINUTE, licence);
}

async function newKey(
  services: KeyServices,
  id: PaymentId,
  lasts: number,
  licence?: RenewedLicence,
): Promise<StatusToken> {
  const key = unguessable(services.random);
  if (!isStatusToken(key)) throw new RangeError("an unguessable text is no status key");
  await services.databases.handles.write({
    _id: keyId(key),
    type: "status_key",
    payment_id: id,
    expires_at: new Date(services.clock.now().getTime() + lasts).toISOString(),
    ...(licence !== undefined && { licence }),
  });
  return key;
}

export interface FoundPayment {
  readonly id: PaymentId;
  /** When the status key that leads to it ends. Undefined for a status token. The holder of a key sees less. */
  readonly keyEnds: string | undefined;
  /** The licences that the holder reads: with a token all that the payment renewed, with a key one or none. */
  readonly licences: "all" | readonly RenewedLicence[];
}

/** The payment of a status token, or of a status key that has not expired. */
export async function findByTokenOrKey(
  handles: DocumentStore,
  text: string,
  now: Date,
): Promise<FoundPayment | undefined> {
  if (!isStatusToken(text)) return undefined;
  const id = await findByToken(handles, text);
  if (id !== undefined) return { id, keyEnds: undefined, licences: "all" };
  const document = await handles.read(keyId(text));
  if (document === undefined) return undefined;
  const { payment_id, expires_at, licence } = readStored(document, keyDocument);
  if (now.getTime() >= Date.parse(expires_at)) return undefined;
  return { id: payment_id, keyEnds: expires_at, licences: licence === undefined ? [] : [licence] };
}
