import { pbkdf2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import {
  define,
  enums,
  type Infer,
  integer,
  literal,
  max,
  min,
  optional,
  pattern,
  string,
  type,
} from "superstruct";
import type { RandomBytes } from "../random.ts";

/** CouchDB's names of the hash functions that PBKDF2 runs over, each with Node's and the length of its key in bytes. */
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

/** A password as CouchDB's user documents hold it. Without `pbkdf2_prf` it is from before CouchDB 3.4, over SHA-1. */
export const passwordHash = type({
  password_scheme: literal("pbkdf2"),
  pbkdf2_prf: optional(hashFunction),
  iterations: max(min(integer(), 1), 10_000_000),
  derived_key: pattern(string(), /^[0-9a-f]+$/),
  /** Hex digits, of which CouchDB takes the characters and not the bytes they name. */
  salt: define<string>("salt", (value) => typeof value === "string" && value !== ""),
});

export type PasswordHash = Infer<typeof passwordHash>;

/** PBKDF2, with Node's name of the hash function and the key's length in bytes. */
type DeriveKey = (
  password: string,
  salt: string,
  iterations: number,
  length: number,
  digest: string,
) => Promise<Buffer>;

export interface Hashing {
  /** How many iterations a new password takes, and how much work every log-in is. */
  readonly iterations: number;
  readonly derive: DeriveKey;
}

/** As CouchDB hashes since 3.4 when nothing else is configured. */
export const COUCHDB_HASHING: Hashing = { iterations: 600_000, derive: promisify(pbkdf2) };

const NEW_HASH_FUNCTION = "sha256";

/** Hashes a new password with a salt of its own. */
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

/** Whether a new hash of the same password would be a stronger one. */
export function isOutdated({ iterations }: Hashing, stored: PasswordHash): boolean {
  return stored.iterations < iterations || stored.pbkdf2_prf !== NEW_HASH_FUNCTION;
}

/**
 * Whether the password is the stored one. An unknown user's is never, after as many iterations as a known one's take: the time
 * does not tell who exists, also where older documents are hashed with fewer.
 * @param stored undefined when there is no such user
 */
export async function isPassword(
  hashing: Hashing,
  password: string,
  stored: PasswordHash | undefined,
): Promise<boolean> {
  const isRight = stored !== undefined && (await derivesTo(hashing, password, stored));
  const missing = hashing.iterations - (stored?.iterations ?? 0);
  const { digest, length } = HASH_FUNCTIONS[stored?.pbkdf2_prf ?? NEW_HASH_FUNCTION];
  if (missing > 0) await hashing.derive(password, "as much work", missing, length, digest);
  return isRight;
}

async function derivesTo({ derive }: Hashing, password: string, stored: PasswordHash): Promise<boolean> {
  const { digest, length } = HASH_FUNCTIONS[stored.pbkdf2_prf ?? "sha"];
  const derived = await derive(password, stored.salt, stored.iterations, length, digest);
  const expected = Buffer.from(stored.derived_key, "hex");
  return expected.length === length && timingSafeEqual(new Uint8Array(derived), new Uint8Array(expected));
}
