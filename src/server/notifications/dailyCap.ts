import { object, string } from "superstruct";
import { mailbox } from "../../domain/mailbox.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { sha256 } from "../crypto.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { CAP_LASTS, MOST_PER_ADDRESS } from "./waits.ts";

/** The kinds of messages that have a daily limit for each address or phone. */
export type CappedKind = keyof typeof MOST_PER_ADDRESS;

/** A place allows one message of a kind to an address within 24 hours. */
const place = object({ notification: string(), taken_at: instant });

/**
 * Takes one of the address's places for a message. Each place is a document, so two processes together cannot exceed the limit.
 * A message that is sent again keeps its place.
 * @param most how many places there are
 * @returns undefined when the message has a place, otherwise the time when the next place is free
 */
export async function takePlace(
  store: DocumentStore,
  message: { readonly id: string; readonly kind: CappedKind; readonly recipient: string },
  now: Date,
  most: number = MOST_PER_ADDRESS[message.kind],
): Promise<Date | undefined> {
  for (;;) {
    const places = await readPlaces(store, message, most);
    const own = places.find(({ held }) => held?.notification === message.id);
    const free = own ?? places.find(({ held }) => held === undefined || freeAt(held) <= now.getTime());
    if (free === undefined) return new Date(Math.min(...places.map(({ held }) => (held ? freeAt(held) : 0))));
    const isTaken = await store.write({
      ...free.document,
      type: "address_place",
      notification: message.id,
      taken_at: now.toISOString(),
    });
    if (isTaken) return undefined;
  }
}

/**
 * All places of a mailbox or phone for a kind, in whatever form its address was typed. The documents contain only a hash.
 */
async function readPlaces(
  store: DocumentStore,
  { kind, recipient }: { readonly kind: CappedKind; readonly recipient: string },
  limit: number,
) {
  const prefix = `place:${sha256(mailbox(recipient))}:${kind}:`;
  const stored = new Map((await store.list({ prefix, limit })).map((found) => [found._id, found]));
  return Array.from({ length: limit }, (_, number) => {
    const _id = `${prefix}${number}`;
    const document = stored.get(_id);
    return {
      document: document ?? { _id },
      held: document && readStored(document, place),
    };
  });
}

function freeAt({ taken_at }: { readonly taken_at: string }): number {
  return Date.parse(taken_at) + CAP_LASTS;
}
