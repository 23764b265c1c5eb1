import { createHmac, timingSafeEqual } from "node:crypto";
import { array, enums, integer, object, string } from "superstruct";
import { CHANNELS, type Channel } from "../../api/schemas/user.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { tooMany } from "../http/rateLimit.ts";
import { sha256 } from "../payments/tokens.ts";
import type { RandomBytes } from "../random.ts";

/**
 * The codes of 6 digits that show whose an address or a phone is: one document for each account, of its newest code. A code is
 * worked out with the server's secret and stored nowhere, since the hash of so few digits would tell them.
 */

export const CODE_MINUTES = 30;
const LASTS = CODE_MINUTES * 60_000;
const DAY = 24 * 60 * 60_000;

/** Wrong ones after which a code is none any more. */
const MOST_ATTEMPTS = 10;
/** Codes for an account within 24 hours: fifty guesses among a million. */
const MOST_CODES = 5;

const verification = object({
  code_id: string(),
  channel: enums(CHANNELS),
  expires_at: instant,
  attempts: integer(),
  /** When codes were asked for within the last 24 hours. */
  asked_at: array(instant),
});

/** The id of the document of an account's newest code. */
export const verificationId = (name: string): string => `verification:${sha256(name)}`;

export function codeOf(secret: string, codeId: string): string {
  const digest = createHmac("sha256", secret).update(`verification-code:${codeId}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/**
 * A new code for the account; one before it is none from here on.
 * @returns the code's id, which `codeOf` takes
 * @throws Refusal 429 when the account had its codes for today
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

/** Whether this is still the account's code, and in its time. */
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
 * Uses the account's code up when it is this one, else counts the attempt: of many at once each is judged by its own revision,
 * so they get no further than one after another.
 * @returns how the code was sent, or undefined when it is wrong, too late or guessed at too often
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

/** @param given 6 digits, as the other one */
function isSame(given: string, right: string): boolean {
  return timingSafeEqual(new TextEncoder().encode(given), new TextEncoder().encode(right));
}
