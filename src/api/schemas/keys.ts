import { array, define, literal, object, optional, pattern, string } from "superstruct";
import { isKeyId } from "../../domain/compactStatement.ts";
import { day } from "../../domain/schemas/dayStructs.ts";

/** GET /api/keys: the keys that check statements on receipts and licences (docs/verify.md). */

const coordinate = pattern(string(), /^[A-Za-z0-9_-]{43}$/);

export const publicKey = object({
  kty: literal("EC"),
  crv: literal("P-256"),
  x: coordinate,
  y: coordinate,
});

export const keyId = define<string>("key id", isKeyId);

export const publishedKeys = object({
  keys: array(
    object({ id: keyId, key: publicKey, until: optional(day), withdrawn: optional(literal(true)) }),
  ),
});
