import { createHmac, timingSafeEqual } from "node:crypto";
import { array, enums, integer, object, string } from "superstruct";
import { CHANNELS, type Channel } from "../../api/schemas/user.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import type { RandomBytes } from "../crypto.ts";
import { sha256 } from "../crypto.ts";
import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { tooMany } from "../http/rateLimiter.ts";

/**
 * Codes of 6 digits that verify an e-mail address or a phone. One document for each account describes its newest code. The code
 * itself is not stored, not even as a hash, because the hash of 6 digits is easy to reverse. It is derived from its id with the
 * server's secret.
 */

export const CODE_MINUTES = 30;
const LASTS = CODE_MINUTES * 60_000;
const DAY = 24 * 60 * 60_000;

/** A code is invalid after this many wrong attempts. */
const MOST_ATTEMPTS = 10;
/** The most codes for an account within 24 hours. With 10 attempts each, a guesser has 50 tries among a million codes. */
const MOST_CODES = 5;

const verification = object({
  code_id: string(),
  channel: enums(CHANNELS),
  expires_at: instant,
  attempts: integer(),
  /** When the codes of the last 24 hours were requested. */
  asked_at: array(instant),
});

export const verificationId = (name: string): string => `verification:${sha256(name)}`;

export function codeOf(secret: string, codeId: string): string {
  const digest = createHmac("sha256", secret).update(`verification-code:${codeId}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/**
 * Makes a new code for the account. The code before it becomes invalid.
 * @returns the code's id for `codeOf`
 * @throws Refusal 429 when the account had all its codes of 24 hours
 */
export async function newCode(
  handles: DocumentStore,
  random: RandomBytes,
  { name, channel }: { readonly name: string; readonly channel: Channel },
  now: Date,
): Promise<string> {
  const codeId = random(16).toString("hex");
  for (;;) {
    const stored = await handles.read(verificationId(name));
    const before = stored ? readStored(stored, verification).asked_at : [];
    const recent = before.filter((at) => now.getTime() < Date.parse(at) + DAY);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= MOST_CODES)
      throw tooMany(Date.parse(oldest) + DAY - now.getTime());
    const isWritten = await handles.write({
      ...stored,
      _id: verificationId(name),
      type: "verification",
      code_id: codeId,
      channel,
      expires_at: new Date(now.getTime() + LASTS).toISOString(),
      attempts: 0,
      asked_at: [...recent, now.toISOString()],
    });
    if (isWritten) return codeId;
  }
}

/** Whether the account requested a code within 24 hours. */
export async function hasRecentCode(handles: DocumentStore, name: string, now: Date): Promise<boolean> {
  const stored = await handles.read(verificationId(name));
  if (stored === undefined) return false;
  return readStored(stored, verification).asked_at.some((at) => now.getTime() < Date.parse(at) + DAY);
}

/** Whether this is still the account's newest code and has not expired. */
export async function isCurrentCode(
  handles: DocumentStore,
  name: string,
  codeId: string,
  now: Date,
): Promise<boolean> {
  const stored = await handles.read(verificationId(name));
  if (stored === undefined) return false;
  const { code_id, expires_at } = readStored(stored, verification);
  return code_id === codeId && now.getTime() < Date.parse(expires_at);
}

/**
 * Uses up the account's code when it is right, otherwise counts the attempt. Each attempt is a revisioned write, so simultaneous
 * guesses count one by one.
 * @returns the channel that the code was sent by; undefined when the code is wrong or expired, or had too many attempts
 */
export async function takeCode(
  handles: DocumentStore,
  secret: string,
  { name, code }: { readonly name: string; readonly code: string },
  now: Date,
): Promise<Channel | undefined> {
  let found: Channel | undefined;
  await changeDocument(handles, verificationId(name), (stored) => {
    found = undefined;
    const { code_id, channel, expires_at, attempts } = readStored(stored, verification);
    if (attempts >= MOST_ATTEMPTS || now.getTime() >= Date.parse(expires_at)) return undefined;
    if (!isSame(code, codeOf(secret, code_id))) return { ...stored, attempts: attempts + 1 };
    found = channel;
    return { _id: stored._id, _deleted: true };
  });
  return found;
}

/** Both texts must have 6 digits, because timingSafeEqual throws for different lengths. */
function isSame(given: string, right: string): boolean {
  return timingSafeEqual(new TextEncoder().encode(given), new TextEncoder().encode(right));
}
