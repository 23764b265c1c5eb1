import { changeDocument } from "../databases/documentStore.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { DUE_MESSAGES_VIEW, EMAIL_VIEW } from "../databases/views.ts";
import { describeError } from "../log.ts";
import { changePayment } from "../payments/paymentDocument.ts";
import type { Timer } from "../timer.ts";
import { takePlace } from "./dailyCap.ts";
import { MailFailure } from "./mailer.ts";
import type { MessageSender } from "./messageSender.ts";
import { isDue, messageName, type Notification, notificationOf } from "./notificationDocument.ts";
import { type OutboxParts, outgoingMessageOf } from "./outgoingMessage.ts";
import { LOOKS_EVERY, MOST_PER_ADDRESS, MOST_TO_STRANGERS, WAITS } from "./waits.ts";

export interface Outbox extends MessageSender {
  /**
   * Sends all due messages, the longest due first, until the signal aborts. Never throws: it logs a failure, and a later call
   * tries again.
   */
  sendDue(ending?: AbortSignal): Promise<void>;
  /** Resolves when no message is being sent any more. */
  idle(): Promise<void>;
}

/**
 * Sends each stored message at least once. A process claims a message with a revisioned write before it sends it, so only one of
 * two processes sends it. After a crash the claim expires, and another process sends the message. A message goes out twice only
 * when a process crashes after the mail server accepted it and before the process stored that. No mail protocol can prevent this.
 * Both copies have the same Message-ID, so a mail program shows one.
 */
export function createOutbox(parts: OutboxParts): Outbox {
  const { notifications } = parts.databases;
  const underWay = new Set<Promise<void>>();

  const logged = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (failure) {
      parts.log({ event: "outbox_failed", ...describeError(failure) });
    }
  };
  return {
    sendDue: (ending) =>
      logged(async () => {
        const due = await notifications.idsUpTo(DUE_MESSAGES_VIEW, parts.clock.now().toISOString());
        for (const id of due) {
          if (ending?.aborted) return;
          await logged(() => sendOne(parts, id));
        }
      }),
    sendSoon(id) {
      const sending = logged(() => sendOne(parts, id)).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/**
 * Sends the due messages now and every 30 seconds.
 * @returns stop() starts no other message, and resolves when no message is being sent any more
 */
export function startSending(outbox: Outbox, timer: Timer): { stop(): Promise<void> } {
  const ending = new AbortController();
  const sending = (async () => {
    while (!ending.signal.aborted) {
      await outbox.sendDue(ending.signal);
      await timer.wait(LOOKS_EVERY, ending.signal);
    }
  })();
  return {
    async stop() {
      ending.abort();
      await sending;
      await outbox.idle();
    },
  };
}

async function sendOne(parts: OutboxParts, id: string): Promise<void> {
  const claimed = await claim(parts, id);
  if (claimed === undefined) return;
  const outgoing = await outgoingMessageOf(parts, claimed).catch((failure: unknown) => {
    // Unreadable data counts as a failed attempt, or processes would claim the message again for ever. After a failure of the
    // databases, the claim expires and a process takes the message again.
    if (failure instanceof StoredDataError) return failure;
    throw failure;
  });
  if (outgoing instanceof StoredDataError) return await tryLater(parts, claimed, outgoing);
  if (outgoing.kind === "sent") return await markSent(parts, claimed);
  if (outgoing.kind === "overtaken") return await putBack(parts, claimed, { status: "overtaken" });
  if (outgoing.kind === "early")
    return await putBack(parts, claimed, {
      next_at: new Date(parts.clock.now().getTime() + (WAITS[0] ?? 0)).toISOString(),
    });
  const addressed = { ...claimed, recipient: outgoing.to };
  const nextPlace = await placeFor(parts, addressed);
  if (nextPlace !== undefined)
    return await putBack(parts, claimed, {
      attempts: claimed.attempts - 1,
      next_at: nextPlace.toISOString(),
    });
  try {
    await parts.mailer.send({
      ...(await outgoing.write()),
      id: `${messageName(claimed)}@${parts.host}`,
      to: outgoing.to,
    });
  } catch (failure) {
    return await tryLater(parts, claimed, failure);
  }
  await markSent(parts, addressed);
}

/** @returns undefined when the message is not due, or another process claimed it first */
async function claim({ databases, clock }: OutboxParts, id: string): Promise<Notification | undefined> {
  const document = await databases.notifications.read(id);
  if (document === undefined) return undefined;
  const found = notificationOf(document);
  const now = clock.now();
  if (!isDue(found, now)) return undefined;
  const taken = { attempts: found.attempts + 1, claimed_at: now.toISOString() };
  const isOurs = await databases.notifications.write({ ...document, ...taken, message: messageName(found) });
  return isOurs ? { ...found, ...taken } : undefined;
}

/** @returns undefined when the message may go now, otherwise the time when it may. Receipts have no limit */
async function placeFor(
  { databases, clock }: OutboxParts,
  { _id, about, recipient }: Notification,
): Promise<Date | undefined> {
  // a person of the central team, or a payment that was really made, caused each of these
  if (about === "receipt" || about === "refund") return undefined;
  const most =
    about === "status" && !(await hasPaid(databases, recipient))
      ? MOST_TO_STRANGERS
      : MOST_PER_ADDRESS[about];
  return await takePlace(databases.notifications, { id: _id, kind: about, recipient }, clock.now(), most);
}

/** The number of an address's newest payments that we look at. */
const LATEST = 25;

async function hasPaid({ all_payments }: OutboxParts["databases"], recipient: string): Promise<boolean> {
  const latest = await all_payments.viewDown(EMAIL_VIEW, { key: recipient.toLowerCase(), limit: LATEST });
  return latest.some(({ status }) => status === "paid");
}

/**
 * Marks a receipt's payment first. After a crash between the two writes, the next attempt sees there that the receipt was sent.
 */
async function markSent({ databases, clock }: OutboxParts, sentOne: Notification): Promise<void> {
  if (sentOne.about === "receipt")
    await changePayment(databases.all_payments, sentOne.payment_id, (stored) =>
      stored.sent_softcopy ? undefined : { ...stored, sent_softcopy: true },
    );
  const { recipient } = sentOne;
  const sent = { status: "sent", sent_at: clock.now().toISOString(), claimed_at: undefined, recipient };
  await changeDocument(databases.notifications, sentOne._id, (stored) => ({ ...stored, ...sent }));
}

/** Logs a failed attempt and sets the time of the next one. After the last attempt, the message is given up. */
async function tryLater(parts: OutboxParts, claimed: Notification, failure: unknown): Promise<void> {
  const { attempts } = claimed;
  const wait = WAITS[attempts - 1];
  const why =
    failure instanceof MailFailure ? { code: failure.code, reply: failure.reply } : describeError(failure);
  parts.log({
    event: wait === undefined ? "message_given_up" : "message_not_sent",
    about: claimed.about,
    // with this name, a person finds the document, and the message in the mail server's log
    message: messageName(claimed),
    attempts,
    ...why,
  });
  await putBack(
    parts,
    claimed,
    wait === undefined
      ? { status: "given_up" }
      : { next_at: new Date(parts.clock.now().getTime() + wait).toISOString() },
  );
}

/** Ends our claim, unless another process has claimed the message since. */
async function putBack(
  { databases }: OutboxParts,
  claimed: Notification,
  change: Partial<Pick<Notification, "status" | "attempts" | "next_at">>,
): Promise<void> {
  await changeDocument(databases.notifications, claimed._id, (stored) => {
    const { status, attempts, claimed_at } = notificationOf(stored);
    const isOurs = status === "to_send" && attempts === claimed.attempts && claimed_at === claimed.claimed_at;
    return isOurs ? { ...stored, ...change, claimed_at: undefined } : undefined;
  });
}
