import { array, type Infer, object } from "superstruct";
import type { CouncilCode } from "../../domain/councils.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { remittanceCsv } from "./remittanceCsv.ts";
import {
  linesOfRemittance,
  listRemittances,
  parseIdentifier,
  readRemittance,
  remittanceSummary,
  writeSummary,
} from "./remittanceDocument.ts";

/** The remittances as files and on the wire, where amounts are ringgit. */

export const remittancesAnswer = object({ remittances: array(remittanceSummary) });

export type RemittancesAnswer = Infer<typeof remittancesAnswer>;

/** The most remittances in one answer. */
const PAGE = 100;

/**
 * A council's remittances in the order of the closings, at most 100, without their lines.
 * @param after the identifier of the last one that the caller knows; one that is not this council's counts as none
 */
export async function remittanceList(
  settlements: DocumentStore,
  { council, after = "" }: { readonly council: CouncilCode; readonly after?: string | undefined },
): Promise<{ readonly remittances: readonly object[] }> {
  const isOwn = parseIdentifier(after)?.council === council;
  const found = await listRemittances(settlements, council, {
    limit: PAGE,
    ...(isOwn && { after }),
  });
  return { remittances: found.map(writeSummary) };
}

/** A remittance as CSV, piece by piece. Undefined when there is no such remittance. */
export async function remittanceFile(
  settlements: DocumentStore,
  identifier: string,
): Promise<AsyncGenerator<string> | undefined> {
  if (parseIdentifier(identifier) === undefined) return undefined;
  const remittance = await readRemittance(settlements, identifier);
  return remittance && remittanceCsv(remittance, linesOfRemittance(settlements, remittance));
}
