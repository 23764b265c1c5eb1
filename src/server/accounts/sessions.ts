import { object, string } from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { changeDocument, type DocumentStore, type StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { sha256 } from "../payments/tokens.ts";
import { type RandomBytes, unguessable } from "../random.ts";
import type { User } from "./users.ts";

/**
 * Each session is a document, so that every process knows it and a log-out ends it everywhere. Its id has only the token's hash,
 * so that nobody who reads the database can use a session.
 */

const MINUTE = 60_000;
const LONGEST = 12 * 60 * MINUTE;
const IDLE = 2 * 60 * MINUTE;
/** A session is renewed when less than nine tenths of its idle time are left, as in CouchDB. So not every call writes. */
const RENEWED_BELOW = 0.9 * IDLE;

const sessionDocument = object({
  name: string(),
  /** The salt of the password at the log-in. When the password changes, the session is invalid. */
  password_salt: string(),
  expires_at: instant,
  idle_until: instant,
});

const sessionId = (token: string): string => `session:${sha256(token)}`;

/** @returns the session's token, to be used only in the cookie */
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

/** The session's user name and password salt; undefined when the session is unknown or expired. */
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

/** Ignores a conflict: another call renewed the session already, or it ended meanwhile and stays ended. */
async function renew(handles: DocumentStore, document: StoredDocument, now: Date): Promise<void> {
  await handles.write({ ...document, idle_until: after(now, IDLE) });
}

export async function endSession(handles: DocumentStore, token: string): Promise<void> {
  await changeDocument(handles, sessionId(token), ({ _id }) => ({ _id, _deleted: true }));
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
