import { createECDH, createHash, generateKeyPairSync } from "node:crypto";
import { array, create, define, type Infer, literal, object, optional, refine, string } from "superstruct";
import { keyId, publicKey } from "../../api/schemas/keys.ts";
import type { PublishedKey } from "../../domain/checkStatement.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import { day } from "../../domain/schemas/dayStructs.ts";

/**
 * The keys that statements are signed with: one that signs, perhaps the next one, which is known everywhere before it signs, and
 * those before it, whose private part is no more. A document is checked for as long as its key's public part stays.
 */

const privatePart = define<string>(
  "private key",
  (value) => typeof value === "string" && /^[A-Za-z0-9_-]{43}$/.test(value),
);

const keyPair = object({ ...publicKey.schema, d: privatePart });

/** The key that signs, as JWK. Parts of two keys would sign what everybody's check takes for forged. */
const signingKey = object({ id: keyId, key: refine(keyPair, "two parts of one key", isPair) });

/** A key that was laid down, and the last day of what it signed. */
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

/** The key that signs next is made, so that every process and many devices know it before it does. There is one at most. */
export function prepared(ring: KeyRing): KeyRing {
  return ring.next === undefined ? { ...ring, next: makeKey() } : ring;
}

/**
 * The next key signs from now on, or a new one where none was prepared. The one before is good for what it signed until tomorrow, by Malaysia's day: other machines may
 * learn of the new one later in the day.
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
 * Nothing that the key signed is trusted any more; where it is the one that signs, the next or a new one does from now on.
 * @returns undefined where there is no such key
 */
export function withdrawn(ring: KeyRing, id: string, now: Date): KeyRing | undefined {
  if (ring.current.id === id) return withdrawn(rotated(ring, now), id, now);
  // it was to sign: whoever has it could have signed already
  if (ring.next?.id === id)
    return withdrawn(rotated({ ...ring, current: ring.next, next: ring.current }, now), id, now);
  if (ring.former.every((key) => key.id !== id)) return undefined;
  const former = ring.former.map((key) => (key.id === id ? { ...key, withdrawn: true as const } : key));
  return { ...ring, former };
}

/** What everybody may know of the keys. */
export function publishedKeysOf({ current, next, former }: KeyRing): readonly PublishedKey[] {
  const signing = next === undefined ? [current] : [current, next];
  return [...signing.map(({ id, key }) => ({ id, key: publicPart(key) })), ...former];
}

/** @throws Error that says nothing of what was read: it may hold a private key */
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

/** @throws when the private part is none of the curve's */
function isPair({ x, y, d }: Infer<typeof keyPair>): boolean {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(d, "base64url");
  const point = [x, y].map((part) => Buffer.from(part, "base64url").toString("hex")).join("");
  // "04" says that both follow
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
