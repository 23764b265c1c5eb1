import { type Infer, object, optional, string } from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { type RandomBytes, sha256, unguessable } from "../crypto.ts";
import { changeDocument, type DocumentStore, type StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import type { User } from "./users.ts";

/**
 * Each session is a document, so that every process knows it and a log-out ends it everywhere. Its id has only the token's hash,
 * so that nobody who reads the database can use a session.
 */

const MINUTE = 60_000;
const LONGEST = 12 * 60 * MINUTE;
const IDLE = 2 * 60 * MINUTE;
/** A session that waits for the second factor. */
const WAITING = 10 * MINUTE;
/** A session is renewed when less than nine tenths of its idle time are left, as in CouchDB. So not every call writes. */
const RENEWED_BELOW = 0.9 * IDLE;

const sessionDocument = object({
  name: string(),
  /** The salt of the password at the log-in. When the password changes, the session is invalid. */
  password_salt: string(),
  expires_at: instant,
  idle_until: instant,
  /** The second factor that this session has shown. */
  second_factor: optional(string()),
  /** The sealed secret of an authenticator app that is being set up. */
  enrolling: optional(string()),
});

const sessionId = (token: string): string => `session:${sha256(token)}`;

export type Session = Infer<typeof sessionDocument>;

/** The proofs of a log-in: a citizen's password, a password that waits for the second factor for ten minutes, or both. */
export type LogInStep = "password" | "waiting" | "second factor";

/**
 * @returns the session's token, to be used only in the cookie
 */
export async function startSession(
  handles: DocumentStore,
  random: RandomBytes,
  { name, salt, second_factor: factor }: Pick<User, "name" | "salt" | "second_factor">,
  now: Date,
  step: LogInStep,
): Promise<string> {
  const token = unguessable(random);
  const session: Session = {
    name,
    password_salt: salt,
    expires_at: after(now, step === "waiting" ? WAITING : LONGEST),
    idle_until: after(now, IDLE),
    second_factor: step === "second factor" ? factor?.id : undefined,
  };
  await handles.write({ _id: sessionId(token), type: "session", ...session });
  return token;
}

/** Undefined when the session is unknown or expired. */
export async function readSession(
  handles: DocumentStore,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const document = await handles.read(sessionId(token));
  if (document === undefined) return undefined;
  const session = readStored(document, sessionDocument);
  const left = Date.parse(session.idle_until) - now.getTime();
  if (left <= 0 || now.getTime() >= Date.parse(session.expires_at)) {
    await endSession(handles, token);
    return undefined;
  }
  if (left < RENEWED_BELOW) await renew(handles, document, now);
  return session;
}

/** Keeps the sealed secret of an authenticator app with the session until a code of the app has confirmed it. */
export async function keepEnrolling(handles: DocumentStore, token: string, sealed: string): Promise<void> {
  await changeDocument(handles, sessionId(token), (stored) => ({ ...stored, enrolling: sealed }));
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
