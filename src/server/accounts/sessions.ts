import { object, string } from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { changeDocument, type DocumentStore, type StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { sha256 } from "../payments/tokens.ts";
import { type RandomBytes, unguessable } from "../random.ts";
import type { User } from "./users.ts";

/**
 * Who is logged in: a document for each session, so that every process knows it and a log-out ends it. The id holds the
 * token's hash alone: who reads the database cannot act as a user.
 */

const MINUTE = 60_000;
const LONGEST = 12 * 60 * MINUTE;
const IDLE = 2 * 60 * MINUTE;
/** Renewed when less than nine tenths are left, as CouchDB does: not every call is a write. */
const RENEWED_BELOW = 0.9 * IDLE;

const sessionDocument = object({
  name: string(),
  /** Of the password that was given: with another password, the session is none. */
  password_salt: string(),
  expires_at: instant,
  idle_until: instant,
});

const sessionId = (token: string): string => `session:${sha256(token)}`;

/** @returns the session's token, for the cookie alone */
export async function startSession(
  handles: DocumentStore,
  random: RandomBytes,
  { name, salt }: Pick<User, "name" | "salt">,
  now: Date,
): Promise<string> {
  const token = unguessable(random);
  await handles.write({
    _id: sessionId(token),
    type: "session",
    name,
    password_salt: salt,
    expires_at: after(now, LONGEST),
    idle_until: after(now, IDLE),
  });
  return token;
}

/** Whose session the token is, and with which password it began; undefined when there is none or its time is over. */
export async function readSession(
  handles: DocumentStore,
  token: string,
  now: Date,
): Promise<Pick<User, "name" | "salt"> | undefined> {
  const document = await handles.read(sessionId(token));
  if (document === undefined) return undefined;
  const session = readStored(document, sessionDocument);
  const left = Date.parse(session.idle_until) - now.getTime();
  if (left <= 0 || now.getTime() >= Date.parse(session.expires_at)) {
    await endSession(handles, token);
    return undefined;
  }
  if (left < RENEWED_BELOW) await renew(handles, document, now);
  return { name: session.name, salt: session.password_salt };
}

/** Of two who renew at once one is enough, and a session that ended meanwhile stays ended: what the database says is no matter. */
async function renew(handles: DocumentStore, document: StoredDocument, now: Date): Promise<void> {
  await handles.write({ ...document, idle_until: after(now, IDLE) });
}

/** Ends the session, if there is one; from here on its token is nobody's. */
export async function endSession(handles: DocumentStore, token: string): Promise<void> {
  await changeDocument(handles, sessionId(token), ({ _id }) => ({ _id, _deleted: true }));
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
