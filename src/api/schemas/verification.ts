import { array, enums, type Infer, object } from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { text } from "../../domain/schemas/limits.ts";
import { VERDICTS } from "../../domain/statements/checkStatement.ts";
import { keyId } from "./keys.ts";

/** POST /api/verify with the content of a QR code. */
export const statementRequest = object({ statement: text({ min: 1, max: 2500 }) });

/** The statement's verdict by the server's records, and the time of the check in UTC. It names no person. */
export const verification = object({ verdict: enums([...VERDICTS, "unreadable"]), checked_at: instant });

const listEntry = text({ pattern: /^[rsm][A-Za-z0-9_-]{11}$/ });

/** GET /api/statements/revoked: the signed list of revoked documents (docs/verify.md). */
export const revokedList = object({
  key: keyId,
  at: instant,
  entries: array(listEntry),
  signature: text({ pattern: /^[A-Za-z0-9_-]{86}$/ }),
});

export type Verification = Infer<typeof verification>;
