import type { Verification } from "../api/schemas/verification.ts";
import { askVerdict } from "../api/statements.ts";
import { checkStatement, type Verdict } from "../domain/checkStatement.ts";
import type { CompactStatement } from "../domain/compactStatement.ts";
import { malaysiaDate } from "../domain/malaysiaTime.ts";
import type { Statement } from "../domain/statement.ts";
import { statementIn } from "../domain/verifyLink.ts";
import { currentKeys, type KeptKeys } from "./keptKeys.ts";

/** What came of a text that was scanned, pasted or opened as a link. */
export type Outcome =
  | { readonly verdict: "unreadable" | "not_ours" }
  | {
      readonly verdict: Verdict | Unchecked;
      readonly statement: Statement;
      /** When the portal said how it stands now, in UTC; absent where it was not reached. */
      readonly checkedAt?: string;
      /** When the portal told the keys that it was checked with, in UTC; absent where there were none. */
      readonly keysOf?: string;
    };

/** Why a statement could not be checked at all: no keys were ever here, or the browser does not verify signatures. */
type Unchecked = "no_keys" | "no_crypto";

/**
 * Checks what the text states, by the keys on this device and by the portal where it can be reached. What is forged by the keys
 * is forged whatever anybody answers; what is genuine by them may be revoked or renewed since, which the portal alone knows.
 * @param portal its address, without a slash at its end
 */
export async function verifyText(portal: string, text: string): Promise<Outcome> {
  const found = statementIn(text);
  if (found.kind !== "statement") return { verdict: found.kind };
  const [keys, answer] = await Promise.all([currentKeys(portal), askVerdict(portal, found.compact)]);
  const here = await checkHere(found.read, keys);
  const { statement } = found.read;
  const known = { statement, ...(keys && { keysOf: keys.at }) };
  // one that is written in a way the portal does not know yet, or no more, is judged here
  if (answer === undefined || answer.verdict === "unreadable") return { verdict: here, ...known };
  return { verdict: together(here, answer.verdict), ...known, checkedAt: answer.checked_at };
}

async function checkHere(read: CompactStatement, kept: KeptKeys | undefined): Promise<Verdict | Unchecked> {
  // on a page that is not secure browsers have none, whatever the types say
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
