import { array, literal, object, optional } from "superstruct";
import { day } from "../../domain/schemas/dayStructs.ts";
import { kind, text } from "../../domain/schemas/limits.ts";
import { KEY_ID } from "../../domain/statements/compactStatement.ts";

/** GET /api/keys: the keys that check statements on receipts and licences (docs/verify.md). */

const coordinate = text({ pattern: /^[A-Za-z0-9_-]{43}$/ });

export const publicKey = object({
  kty: literal("EC"),
  crv: literal("P-256"),
  x: coordinate,
  y: coordinate,
});

export const keyId = kind<string>("key id", { pattern: KEY_ID });

export const publishedKeys = object({
  keys: array(
    object({ id: keyId, key: publicKey, until: optional(day), withdrawn: optional(literal(true)) }),
  ),
});
