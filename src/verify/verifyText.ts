import type { Verification } from "../api/schemas/verification.ts";
import { askVerdict } from "../api/statements.ts";
import { checkStatement, type Verdict } from "../domain/checkStatement.ts";
import type { CompactStatement } from "../domain/compactStatement.ts";
import { malaysiaDate } from "../domain/malaysiaTime.ts";
import type { Statement } from "../domain/statement.ts";
import { statementIn } from "../domain/verifyLink.ts";
import { currentKeys, type KeptKeys } from "./keptKeys.ts";

/** The outcome of a text that was scanned, pasted or opened as a link. */
export type Outcome =
  | { readonly verdict: "unreadable" | "not_ours" }
  | {
      readonly verdict: Verdict | Unchecked;
      readonly statement: Statement;
      /** The time of the portal's answer, in UTC. Absent if the portal was not reached. */
      readonly checkedAt?: string;
      /** The time of the keys of the check, in UTC. Absent without keys. */
      readonly keysOf?: string;
    };

/** Why this device could not check a statement: it never had keys, or the browser cannot verify signatures. */
type Unchecked = "no_keys" | "no_crypto";

/**
 * Checks the statement in a text, with the keys on this device and with the portal if it is reachable. A statement that is forged
 * by the keys is forged, whatever the portal answers. A genuine one may have been revoked or renewed, which only the portal
 * knows.
 * @param portal the portal's address, without a slash at its end
 */
export async function verifyText(portal: string, text: string): Promise<Outcome> {
  const found = statementIn(text);
  if (found.kind !== "statement") return { verdict: found.kind };
  const [keys, answer] = await Promise.all([currentKeys(portal), askVerdict(portal, found.compact)]);
  const here = await checkHere(found.read, keys);
  const { statement } = found.read;
  const known = { statement, ...(keys && { keysOf: keys.at }) };
  // If the portal does not know the statement's format, not yet or no longer, the check on this device counts.
  if (answer === undefined || answer.verdict === "unreadable") return { verdict: here, ...known };
  return { verdict: together(here, answer.verdict), ...known, checkedAt: answer.checked_at };
}

async function checkHere(read: CompactStatement, kept: KeptKeys | undefined): Promise<Verdict | Unchecked> {
  // Despite its type, `subtle` is missing on an insecure page.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return "no_crypto";
  if (kept === undefined) return "no_keys";
  return await checkStatement(read, kept.keys, malaysiaDate(new Date()), subtle);
}

function together(
  here: Verdict | Unchecked,
  portals: Exclude<Verification["verdict"], "unreadable">,
): Verdict {
  return here === "forged" || here === "withdrawn_key" ? here : portals;
}
