import { createHmac } from "node:crypto";
import { enums, type Infer, literal, nullable, object, optional, string, union } from "superstruct";
import { DELIVERY_CHANNELS } from "../../api/schemas/remittance.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { isLater, parseIdentifier } from "../../domain/remittanceNumber.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { kind, whole } from "../../domain/schemas/limits.ts";
import { emailText } from "../../domain/schemas/personStructs.ts";
import type { Clock } from "../clock.ts";
import { type RandomBytes, unguessable } from "../crypto.ts";
import type { DocumentStore, NewDocument, StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { readHead, readRemittance } from "./remittanceDocument.ts";

/**
 * The portal tells a council of each new remittance by a webhook, by e-mail or by both, where the council wants that. Each channel
 * has a document with the last delivered remittance. So the council gets every remittance in the order of the closings, and a replay
 * moves that mark back.
 */

export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The address of a webhook: https, or http on this machine. It holds no user name, because the log of a proxy might keep it. */
const webhookAddress = kind<string>(
  "webhook address",
  { max: 2000, note: "https, or http on the same machine, without a user name" },
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || url.username !== "" || url.password !== "") return false;
    return url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.test(url.hostname));
  },
);

export const webhookRequest = object({ council: councilCode, url: webhookAddress });

export const emailRequest = object({ council: councilCode, address: emailText, language: enums(LANGUAGES) });

const progress = {
  created_at: instant,
  /** The last delivered remittance. Null before the first of the council. */
  delivered_through: nullable(string()),
  delivered_at: nullable(instant),
  /** How often the next remittance was tried. */
  attempts: whole({ min: 0 }),
  /** The earliest time of the next attempt. */
  next_at: optional(instant),
  /** When a process began to deliver. Absent while none does. */
  claimed_at: optional(instant),
  /** After the last attempt. A replay starts again. */
  stopped_at: optional(instant),
};

const shared = { _id: string(), type: literal("remittance_delivery"), ...progress };

const deliveryDocument = union([
  object({ ...shared, ...webhookRequest.schema, channel: literal("webhook"), secret_id: string() }),
  object({ ...shared, ...emailRequest.schema, channel: literal("email") }),
]);

export type RemittanceDelivery = Infer<typeof deliveryDocument>;

/** A delivery as the central team sees it. */
export const deliveryStatus = object({
  channel: enums(DELIVERY_CHANNELS),
  /** The webhook's address, or the e-mail address. */
  to: string(),
  delivered_through: nullable(string()),
  delivered_at: nullable(instant),
  attempts: whole({ min: 0 }),
  stopped_at: nullable(instant),
});

const PREFIX = "remittance_delivery:";

const idOf = (council: CouncilCode, channel: DeliveryChannel): string => `${PREFIX}${council}:${channel}`;

/** More than all councils have. */
const MOST = 1000;

export interface DeliveryServices {
  readonly databases: { readonly handles: DocumentStore; readonly settlements: DocumentStore };
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly tokenSecret: string;
}

/** The secret that signs the calls of a webhook. Derived, so that a reader of the database has none. */
export function webhookSecret(tokenSecret: string, secretId: string): string {
  return createHmac("sha256", tokenSecret).update(`webhook:${secretId}`).digest("base64url");
}

/**
 * Calls the council's webhook for each remittance from the next one on. A former webhook of the council ends.
 * @returns the secret that signs the calls. Nobody can ask for it again
 */
export async function setWebhook(
  services: DeliveryServices,
  asked: Infer<typeof webhookRequest>,
): Promise<{ readonly secret: string }> {
  const secret_id = unguessable(services.random);
  await begin(services, asked.council, { ...asked, channel: "webhook", secret_id });
  return { secret: webhookSecret(services.tokenSecret, secret_id) };
}

/** Sends each remittance from the next one on to an e-mail address. A former address of the council ends. */
export async function setEmail(
  services: Pick<DeliveryServices, "databases" | "clock">,
  asked: Infer<typeof emailRequest>,
): Promise<void> {
  await begin(services, asked.council, { ...asked, channel: "email" });
}

async function begin(
  { databases: { handles, settlements }, clock }: Pick<DeliveryServices, "databases" | "clock">,
  council: CouncilCode,
  delivery: { readonly channel: DeliveryChannel } & Readonly<Record<string, unknown>>,
): Promise<void> {
  const content: NewDocument = {
    ...delivery,
    _id: idOf(council, delivery.channel),
    type: "remittance_delivery",
    created_at: clock.now().toISOString(),
    delivered_through: (await readHead(settlements, council))?.last ?? null,
    delivered_at: null,
    attempts: 0,
  };
  for (;;) {
    const former = await handles.read(content._id);
    if (await handles.write({ ...content, ...(former && { _rev: former._rev }) })) return;
  }
}

/** Every delivery of a council. @throws StoredDataError */
export async function listDeliveries(
  handles: DocumentStore,
  council: CouncilCode,
): Promise<readonly RemittanceDelivery[]> {
  return (await handles.list({ prefix: `${PREFIX}${council}:`, limit: MOST })).map(deliveryOf);
}

/** The ids of the deliveries of all councils, also of unreadable ones. */
export async function listDeliveryIds(handles: DocumentStore): Promise<readonly string[]> {
  return (await handles.list({ prefix: PREFIX, limit: MOST })).map(({ _id }) => _id);
}

/** @throws StoredDataError when the document breaks the schema */
export function deliveryOf(document: StoredDocument): RemittanceDelivery {
  return readStored(document, deliveryDocument);
}

/** A delivery without its internal fields. */
export function statusOf(delivery: RemittanceDelivery): Infer<typeof deliveryStatus> {
  const { channel, delivered_through, delivered_at, attempts, stopped_at = null } = delivery;
  const to = delivery.channel === "webhook" ? delivery.url : delivery.address;
  return { channel, to, delivered_through, delivered_at, attempts, stopped_at };
}

/**
 * Whether a delivery has delivered a remittance for certain. It cannot know of those from before it was set up, because an earlier
 * delivery may have.
 */
export function hasDelivered(
  { created_at, delivered_through }: Pick<RemittanceDelivery, "created_at" | "delivered_through">,
  { remittance, closed_at }: { readonly remittance: string; readonly closed_at: string },
): boolean {
  return closed_at > created_at && delivered_through !== null && !isLater(remittance, delivered_through);
}

/** Ends a delivery. @returns false when the council has none by this channel */
export async function removeDelivery(
  handles: DocumentStore,
  council: CouncilCode,
  channel: DeliveryChannel,
): Promise<boolean> {
  for (;;) {
    const document = await handles.read(idOf(council, channel));
    if (document === undefined) return false;
    if (await handles.write({ _id: document._id, _rev: document._rev, _deleted: true })) return true;
  }
}

/**
 * Delivers again what follows a remittance, also after the last attempt failed.
 * @param after a remittance of the council. Undefined: go on where the deliveries stopped
 * @returns false when the council has no such delivery or no such remittance
 */
export async function replayDelivery(
  { handles, settlements }: DeliveryServices["databases"],
  {
    council,
    channel,
    after,
  }: {
    readonly council: CouncilCode;
    readonly channel: DeliveryChannel;
    readonly after?: string | undefined;
  },
): Promise<boolean> {
  if (after !== undefined) {
    if (parseIdentifier(after)?.council !== council) return false;
    if ((await readRemittance(settlements, after)) === undefined) return false;
  }
  for (;;) {
    const document = await handles.read(idOf(council, channel));
    if (document === undefined) return false;
    const { next_at: _soon, claimed_at: _free, stopped_at: _again, ...delivery } = document;
    const through = after === undefined ? {} : { delivered_through: after };
    if (await handles.write({ ...delivery, attempts: 0, ...through })) return true;
  }
}
