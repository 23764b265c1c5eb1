import { createECDH, createHash, generateKeyPairSync } from "node:crypto";
import { array, create, define, type Infer, literal, object, optional, refine, string } from "superstruct";
import { keyId, publicKey } from "../../api/schemas/keys.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import type { PublishedKey } from "../../domain/statements/checkStatement.ts";

/**
 * The key ring of statements: the key that signs, the next one if it is prepared, and the former ones without their private
 * parts. The next key is published before it signs. A document can be checked as long as its key's public part is in the ring.
 */

const privatePart = define<string>(
  "private key",
  (value) => typeof value === "string" && /^[A-Za-z0-9_-]{43}$/.test(value),
);

const keyPair = object({ ...publicKey.schema, d: privatePart });

/** A key that signs, as JWK. If its parts were of two keys, every check would report its statements as forged. */
const signingKey = object({ id: keyId, key: refine(keyPair, "two parts of one key", isPair) });

/** A key that signs no longer. `until` is the last valid date of a statement that it signed. */
const formerKey = object({ id: keyId, key: publicKey, until: day, withdrawn: optional(literal(true)) });

const differentIds = "keys of different ids";

const keyRing = refine(
  object({
    type: literal("statement-keys"),
    current: signingKey,
    next: optional(signingKey),
    former: array(formerKey),
  }),
  differentIds,
  ({ current, next, former }) => {
    const ids = [current, ...(next ? [next] : []), ...former].map(({ id }) => id);
    return new Set(ids).size === ids.length;
  },
);

export type KeyRing = Infer<typeof keyRing>;

const DAY = 24 * 60 * 60_000;

export function newKeyRing(): KeyRing {
  return { type: "statement-keys", current: makeKey(), former: [] };
}

/** Makes the next key, if there is none, so that every process and many devices know it before it signs. */
export function prepared(ring: KeyRing): KeyRing {
  return ring.next === undefined ? { ...ring, next: makeKey() } : ring;
}

/**
 * Makes the prepared key sign from now on, or a new one when none was prepared. Statements of the old key are valid up to
 * tomorrow's date in Malaysia, because other machines may get the new key later in the day.
 */
export function rotated(ring: KeyRing, now: Date): KeyRing {
  const { current, next = makeKey(), former } = ring;
  const until = malaysiaDate(new Date(now.getTime() + DAY));
  return {
    type: ring.type,
    current: next,
    former: [{ id: current.id, key: publicPart(current.key), until }, ...former],
  };
}

/**
 * Withdraws a key: its statements are no longer trusted. If this is the key that signs, the next one or a new one signs from now
 * on.
 * @returns undefined when there is no such key
 */
export function withdrawn(ring: KeyRing, id: string, now: Date): KeyRing | undefined {
  if (ring.current.id === id) return withdrawn(rotated(ring, now), id, now);
  // the next key stays in the ring as withdrawn, because a thief of its private part may have signed with it
  if (ring.next?.id === id)
    return withdrawn(rotated({ ...ring, current: ring.next, next: ring.current }, now), id, now);
  if (ring.former.every((key) => key.id !== id)) return undefined;
  const former = ring.former.map((key) => (key.id === id ? { ...key, withdrawn: true as const } : key));
  return { ...ring, former };
}

/** The public parts of all keys. */
export function publishedKeysOf({ current, next, former }: KeyRing): readonly PublishedKey[] {
  const signing = next === undefined ? [current] : [current, next];
  return [...signing.map(({ id, key }) => ({ id, key: publicPart(key) })), ...former];
}

/** @throws Error without the text that was read, because that may contain a private key */
export function readKeyRing(text: string): KeyRing {
  try {
    return create(JSON.parse(text), keyRing);
  } catch {
    throw new Error("the statement key file does not hold statement keys: restore it from a backup");
  }
}

export function writeKeyRing(ring: KeyRing): string {
  return `${JSON.stringify(ring, null, 2)}\n`;
}

type PublicKey = PublishedKey["key"];

/** @throws when the private part is not valid on the curve */
function isPair({ x, y, d }: Infer<typeof keyPair>): boolean {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(d, "base64url");
  const point = [x, y].map((part) => Buffer.from(part, "base64url").toString("hex")).join("");
  // the prefix "04" marks an uncompressed point
  return curve.getPublicKey("hex") === `04${point}`;
}

function makeKey(): KeyRing["current"] {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { d, ...rest } = privateKey.export({ format: "jwk" });
  const key = create(rest, publicKey);
  return { id: idOf(key), key: { ...key, d: create(d, string()) } };
}

/** The beginning of the key's thumbprint (RFC 7638). */
function idOf({ crv, kty, x, y }: PublicKey): string {
  return createHash("sha256").update(JSON.stringify({ crv, kty, x, y })).digest("hex").slice(0, 8);
}

function publicPart({ kty, crv, x, y }: PublicKey): PublicKey {
  return { kty, crv, x, y };
}
