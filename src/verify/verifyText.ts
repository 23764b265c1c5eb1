import type { Verification } from "../api/schemas/verification.ts";
import { fetchVerdict } from "../api/statements.ts";
import { malaysiaDate } from "../domain/malaysiaTime.ts";
import { checkStatement, type Verdict } from "../domain/statements/checkStatement.ts";
import type { CompactStatement } from "../domain/statements/compactStatement.ts";
import { listedVerdict, type RevokedList } from "../domain/statements/revokedList.ts";
import type { Statement } from "../domain/statements/statement.ts";
import { statementIn } from "../domain/statements/verifyLink.ts";
import { currentKeys, type KeptKeys } from "./keptKeys.ts";
import { currentList } from "./keptList.ts";

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
      /** The time of the list of revoked documents, in UTC. Absent if the portal answered, or without a list. */
      readonly listOf?: string;
    };

/** Why this device could not check a statement: it never had keys, or the browser cannot verify signatures. */
type Unchecked = "no_keys" | "no_crypto";

/**
 * Checks the statement in a text, with the keys on this device and with the portal if it is reachable. A statement that is forged
 * by the keys is forged, whatever the portal answers. A genuine one may have been revoked or renewed,
 * which the portal knows, or the last list that this device got.
 * @param portal the portal's address, without a slash at its end
 */
export async function verifyText(portal: string, text: string): Promise<Outcome> {
  const found = statementIn(text);
  if (found.kind !== "statement") return { verdict: found.kind };
  const asked = currentKeys(portal);
  // It loads in the background, for the next check, if the portal answers.
  const list = currentList(portal, asked);
  const [keys, answer] = await Promise.all([asked, fetchVerdict(portal, found.compact)]);
  const here = await checkHere(found.read, keys);
  const { statement } = found.read;
  const known = { statement, ...(keys && { keysOf: keys.at }) };
  // If the portal does not know the statement's format, not yet or no longer, the check on this device counts.
  if (answer === undefined || answer.verdict === "unreadable")
    return { ...known, ...(await withList(here, statement, list)) };
  return { verdict: together(here, answer.verdict), ...known, checkedAt: answer.checked_at };
}

/** Gets what a check without a network needs: the keys, and the list of revoked documents. */
export async function prepare(portal: string): Promise<void> {
  await currentList(portal, currentKeys(portal));
}

/** The verdict of this device and its last list. Only a genuine document in date can be on it. */
async function withList(
  here: Verdict | Unchecked,
  statement: Statement,
  asked: Promise<RevokedList | undefined>,
): Promise<{ readonly verdict: Verdict | Unchecked; readonly listOf?: string }> {
  if (here !== "valid" || statement.kind === "remittance") return { verdict: here };
  const list = await asked;
  if (list === undefined) return { verdict: here };
  return { verdict: (await listedVerdict(list, statement, crypto.subtle)) ?? here, listOf: list.at };
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
