import { pbkdf2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { enums, type Infer, literal, optional, type } from "superstruct";
import { text, whole } from "../../domain/schemas/limits.ts";
import type { RandomBytes } from "../crypto.ts";

/** PBKDF2's hash functions by CouchDB's names, with Node's names and the key's length in bytes. */
const HASH_FUNCTIONS = {
  sha: { digest: "sha1", length: 20 },
  sha224: { digest: "sha224", length: 28 },
  sha256: { digest: "sha256", length: 32 },
  sha384: { digest: "sha384", length: 48 },
  sha512: { digest: "sha512", length: 64 },
} as const;

type HashFunction = keyof typeof HASH_FUNCTIONS;

const hashFunction = enums(Object.keys(HASH_FUNCTIONS).filter(isHashFunction));

function isHashFunction(name: string): name is HashFunction {
  return Object.hasOwn(HASH_FUNCTIONS, name);
}

/** A password hash in a user document of CouchDB. Without `pbkdf2_prf` it is from before CouchDB 3.4 and uses SHA-1. */
export const passwordHash = type({
  password_scheme: literal("pbkdf2"),
  pbkdf2_prf: optional(hashFunction),
  iterations: whole({ min: 1, max: 10_000_000 }),
  derived_key: text({ pattern: /^[0-9a-f]+$/ }),
  /** Hex digits. CouchDB uses their characters as the salt, not the bytes that they encode. */
  salt: text({ min: 1 }),
});

export type PasswordHash = Infer<typeof passwordHash>;

/** PBKDF2. `length` is the key's length in bytes, and `digest` is Node's name of the hash function. */
type DeriveKey = (
  password: string,
  salt: string,
  iterations: number,
  length: number,
  digest: string,
) => Promise<Buffer>;

export interface Hashing {
  /** The iterations of a new hash. Every log-in does at least this much work. */
  readonly iterations: number;
  readonly derive: DeriveKey;
}

/** CouchDB's default since 3.4. */
export const COUCHDB_HASHING: Hashing = { iterations: 600_000, derive: promisify(pbkdf2) };

const NEW_HASH_FUNCTION = "sha256";

/** Hashes a new password with a new salt. */
export async function hashPassword(
  hashing: Hashing,
  random: RandomBytes,
  password: string,
): Promise<PasswordHash> {
  const salt = random(16).toString("hex");
  const { iterations } = hashing;
  const { digest, length } = HASH_FUNCTIONS[NEW_HASH_FUNCTION];
  const key = await hashing.derive(password, salt, iterations, length, digest);
  return {
    password_scheme: "pbkdf2",
    pbkdf2_prf: NEW_HASH_FUNCTION,
    iterations,
    derived_key: key.toString("hex"),
    salt,
  };
}

/** Whether a new hash of the same password would be stronger. */
export function isOutdated({ iterations }: Hashing, stored: PasswordHash): boolean {
  return stored.iterations < iterations || stored.pbkdf2_prf !== NEW_HASH_FUNCTION;
}

/**
 * Whether the password is the stored one. For an older hash with fewer iterations, it does the missing iterations too. So the time
 * does not reveal whether the user exists.
 */
export async function isPassword(hashing: Hashing, password: string, stored: PasswordHash): Promise<boolean> {
  const isRight = await derivesTo(hashing, password, stored);
  const missing = hashing.iterations - stored.iterations;
  if (missing > 0) await workOf(hashing, password, missing, stored.pbkdf2_prf);
  return isRight;
}

/** Does the work of a check whose result nobody needs. */
export async function workOf(
  hashing: Hashing,
  password: string,
  iterations: number = hashing.iterations,
  hashFunction: HashFunction = NEW_HASH_FUNCTION,
): Promise<void> {
  const { digest, length } = HASH_FUNCTIONS[hashFunction];
  await hashing.derive(password, "as much work", iterations, length, digest);
}

async function derivesTo({ derive }: Hashing, password: string, stored: PasswordHash): Promise<boolean> {
  const { digest, length } = HASH_FUNCTIONS[stored.pbkdf2_prf ?? "sha"];
  const derived = await derive(password, stored.salt, stored.iterations, length, digest);
  const expected = Buffer.from(stored.derived_key, "hex");
  return expected.length === length && timingSafeEqual(new Uint8Array(derived), new Uint8Array(expected));
}
