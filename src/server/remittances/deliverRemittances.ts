import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import { describeError, type Log } from "../log.ts";
import { type Mailer, MailFailure } from "../notifications/mailer.ts";
import { remittanceMessage } from "../notifications/remittanceMessage.ts";
import { CLAIM_HOLDS, WAITS } from "../notifications/waits.ts";
import type { Timer } from "../timer.ts";
import { remittanceCsv } from "./remittanceCsv.ts";
import {
  type DeliveryServices,
  deliveryOf,
  listDeliveryIds,
  type RemittanceDelivery,
  webhookSecret,
} from "./remittanceDelivery.ts";
import { linesOfRemittance, listRemittances, type Remittance, writeSummary } from "./remittanceDocument.ts";
import { callWebhook, WebhookFailure } from "./webhook.ts";

export interface DeliveringServices extends Omit<DeliveryServices, "random"> {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Without one, e-mails wait. */
  readonly mailer: Mailer | undefined;
  /** The portal's host, which follows the @ in a Message-ID. */
  readonly host: string;
  readonly log: Log;
}

/** Milliseconds between two rounds. */
const EVERY = 60_000;

/**
 * Delivers new remittances now and every minute, until it is stopped. Several processes may deliver at once: a claim on the document
 * lets one of them call. After a crash between the call and its note the next process delivers again, so a receiver ignores a second
 * copy of a remittance.
 */
export function startDelivering(services: DeliveringServices, timer: Timer): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await deliverRemittances(services, stopping.signal).catch((failure: unknown) => {
        // the databases do not answer; the next round delivers the same
        services.log({ event: "remittances_not_delivered", ...describeError(failure) });
      });
      await timer.wait(EVERY, stopping.signal);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/**
 * One round: each delivery goes on until it has everything or fails. One that cannot be read does not stop the others.
 * @throws Error when the list of the deliveries cannot be read
 */
export async function deliverRemittances(
  services: DeliveringServices,
  stopping?: AbortSignal,
): Promise<void> {
  for (const id of await listDeliveryIds(services.databases.handles))
    try {
      while (!stopping?.aborted && (await deliverNext(services, id)));
    } catch (failure) {
      services.log({ event: "remittances_not_delivered", delivery: id, ...describeError(failure) });
    }
}

/** @returns whether a remittance was delivered, so that another may follow */
async function deliverNext(services: DeliveringServices, id: string): Promise<boolean> {
  const { databases, clock, log } = services;
  const document = await databases.handles.read(id);
  if (document === undefined) return false;
  const delivery = deliveryOf(document);
  if (!isDue(services, delivery)) return false;
  const { council, delivered_through } = delivery;
  const [next] = await listRemittances(databases.settlements, council, {
    limit: 1,
    ...(delivered_through !== null && { after: delivered_through }),
  });
  if (next === undefined) return false;
  const attempts = delivery.attempts + 1;
  const claimed = { ...delivery, attempts, claimed_at: clock.now().toISOString() };
  if (!(await databases.handles.write({ ...document, ...claimed }))) return false;
  try {
    await deliver(services, claimed, next);
  } catch (failure) {
    const wait = WAITS[attempts - 1];
    log({
      event: wait === undefined ? "remittance_delivery_stopped" : "remittance_not_delivered",
      remittance: next.remittance,
      channel: delivery.channel,
      attempts,
      ...reasonOf(failure),
    });
    const now = clock.now();
    await release(databases.handles, claimed, {
      ...(wait === undefined
        ? { stopped_at: now.toISOString() }
        : { next_at: new Date(now.getTime() + wait).toISOString() }),
    });
    return false;
  }
  await release(databases.handles, claimed, {
    attempts: 0,
    next_at: undefined,
    delivered_through: next.remittance,
    delivered_at: clock.now().toISOString(),
  });
  return true;
}

function isDue(
  { clock, mailer }: DeliveringServices,
  { channel, claimed_at, next_at, stopped_at }: RemittanceDelivery,
): boolean {
  if (stopped_at !== undefined || (channel === "email" && mailer === undefined)) return false;
  const now = clock.now().getTime();
  const isFree = claimed_at === undefined || Date.parse(claimed_at) + CLAIM_HOLDS <= now;
  return isFree && (next_at === undefined || Date.parse(next_at) <= now);
}

/** Ends our claim, unless another process took it over, or the central team changed the delivery meanwhile. */
async function release(
  handles: DocumentStore,
  { _id, claimed_at }: RemittanceDelivery,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  await changeDocument(handles, _id, (stored) =>
    stored.claimed_at === claimed_at ? { ...stored, ...change, claimed_at: undefined } : undefined,
  );
}

async function deliver(
  { databases, clock, fetch, mailer, host, tokenSecret }: DeliveringServices,
  delivery: RemittanceDelivery,
  remittance: Remittance,
): Promise<void> {
  if (delivery.channel === "webhook") {
    const body = JSON.stringify({ event: "remittance.closed", ...writeSummary(remittance) });
    const secret = webhookSecret(tokenSecret, delivery.secret_id);
    return await callWebhook(fetch, { url: delivery.url, secret, body, now: clock.now() });
  }
  let csv = "";
  for await (const rows of remittanceCsv(remittance, linesOfRemittance(databases.settlements, remittance)))
    csv += rows;
  await mailer?.send({
    ...(await remittanceMessage(remittance, delivery.language)),
    id: `${remittance.remittance}@${host}`,
    to: delivery.address,
    attachment: { name: `${remittance.remittance}.csv`, type: "text/csv; charset=utf-8", content: csv },
  });
}

/** The cause, for the log. It holds no address, because a webhook's address may hold a secret. */
function reasonOf(
  failure: unknown,
): Readonly<Record<string, string | number | readonly string[] | undefined>> {
  if (failure instanceof WebhookFailure) return { answer: failure.status };
  if (failure instanceof MailFailure) return { code: failure.code, reply: failure.reply };
  // fetch wraps the error of the connection, such as ECONNREFUSED
  const isWrapped = failure instanceof TypeError && failure.cause instanceof Error;
  return describeError(isWrapped ? failure.cause : failure);
}
