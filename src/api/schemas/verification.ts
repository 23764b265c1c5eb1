import { enums, type Infer, object, size, string } from "superstruct";
import { VERDICTS } from "../../domain/checkStatement.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";

/** POST /api/verify: what a QR code holds. */
export const statementRequest = object({ statement: size(string(), 1, 2500) });

/** How a statement stands by the server's records, and when it was asked, in UTC. Nothing of a person. */
export const verification = object({ verdict: enums([...VERDICTS, "unreadable"]), checked_at: instant });

export type Verification = Infer<typeof verification>;
