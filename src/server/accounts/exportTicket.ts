import { nullable, object, string } from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { sha256, unguessable } from "../crypto.ts";
import { readStored } from "../databases/readStored.ts";
import { missing } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { openSecret, sealSecret } from "./sealedSecret.ts";

/**
 * A person of the central team asks for an export with its filters, and gets a ticket. The browser then saves the file of this ticket
 * as it comes, without holding it in memory. The address has the ticket alone, because the filters may name a payer. A ticket works
 * once, for a minute, and for that person.
 */

const LASTS = 60_000;

const ticketDocument = object({
  name: string(),
  /** The filters. A copy of the database cannot read them. */
  sealed: string(),
  expires_at: instant,
  used_at: nullable(instant),
});

type TicketServices = Pick<Services, "databases" | "random" | "clock" | "tokenSecret">;

const ticketId = (ticket: string): string => `export_ticket:${sha256(ticket)}`;

/**
 * @param name of the person
 * @param filters that passed their schema
 */
export async function newExportTicket(
  { databases, random, clock, tokenSecret }: TicketServices,
  name: string,
  filters: object,
): Promise<string> {
  const ticket = unguessable(random);
  await databases.handles.write({
    _id: ticketId(ticket),
    type: "ticket",
    name,
    sealed: sealSecret(tokenSecret, random, JSON.stringify(filters)),
    expires_at: new Date(clock.now().getTime() + LASTS).toISOString(),
    used_at: null,
  });
  return ticket;
}

/** A ticket that is valid, with its filters, which the caller checks again. */
interface FoundTicket {
  readonly filters: unknown;
  /**
   * Uses the ticket up, as the last step before the file, so that the browser can repeat a call that failed.
   * @throws Refusal 404 when another call used it meanwhile
   */
  readonly useUp: () => Promise<void>;
}

/** @throws Refusal 404 for an unknown, used or expired ticket, and for another person's */
export async function findExportTicket(
  { databases, clock, tokenSecret }: TicketServices,
  ticket: string,
  name: string,
): Promise<FoundTicket> {
  const document = await databases.handles.read(ticketId(ticket));
  if (document === undefined) throw missing();
  const stored = readStored(document, ticketDocument);
  const now = clock.now();
  const isValid =
    stored.name === name && stored.used_at === null && now.getTime() < Date.parse(stored.expires_at);
  if (!isValid) throw missing();
  const useUp = async () => {
    // of two calls at the same time, the database lets one write
    const isTaken = await databases.handles.write({ ...document, sealed: "", used_at: now.toISOString() });
    if (!isTaken) throw missing();
  };
  return { filters: JSON.parse(openSecret(tokenSecret, stored.sealed)), useUp };
}
