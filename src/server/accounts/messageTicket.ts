import { object, string } from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { sha256, unguessable } from "../crypto.ts";
import { readStored } from "../databases/readStored.ts";
import type { Services } from "../services.ts";
import { findUser, type User } from "./users.ts";
import { CODE_MINUTES } from "./verificationCode.ts";

/** A ticket lets its holder have a code sent to the account again without the password. It ends when the password changes. */
const ticketDocument = object({ name: string(), password_salt: string(), expires_at: instant });

const ticketId = (ticket: string): string => `ticket:${sha256(ticket)}`;

type TicketServices = Pick<Services, "databases" | "random" | "clock">;

/** Creates a ticket for the user. The document contains only the ticket's hash. */
export async function newTicket(
  { databases, random, clock }: TicketServices,
  { name, salt }: User,
): Promise<string> {
  const ticket = unguessable(random);
  const expires_at = new Date(clock.now().getTime() + CODE_MINUTES * 60_000).toISOString();
  await databases.handles.write({
    _id: ticketId(ticket),
    type: "ticket",
    name,
    password_salt: salt,
    expires_at,
  });
  return ticket;
}

/** The ticket's user; undefined when the ticket is unknown or expired, or the password was changed since. */
export async function userWithTicket(
  { databases, clock }: TicketServices,
  ticket: string,
): Promise<User | undefined> {
  const stored = await databases.handles.read(ticketId(ticket));
  if (stored === undefined) return undefined;
  const { name, password_salt, expires_at } = readStored(stored, ticketDocument);
  if (clock.now().getTime() >= Date.parse(expires_at)) return undefined;
  const user = await findUser(databases.users, name);
  return user?.salt === password_salt ? user : undefined;
}
