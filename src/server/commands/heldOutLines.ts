import type { HeldOutRecord } from "../records/heldOut.ts";

/** The most records with the same mistake to name. A wrong export repeats one mistake a thousand times. */
const SHOWN = 20;

/** The lines that name the records that were not loaded. */
export function linesAbout(heldOut: readonly HeldOutRecord[]): readonly string[] {
  const of = (reason: HeldOutRecord["reason"]) => heldOut.filter((record) => record.reason === reason);
  return [
    ...paragraph(
      "Not loaded, because citizens paid these bills and would be asked again. When the figures are right, load the file again with --confirm and the record:",
      of("paid").map(({ _id, receipts }) => `  ${_id} paid with ${receipts.join(", ")}`),
    ),
    ...paragraph(
      "Not loaded, because posted_through is not a remittance of this council. Correct it, then load these records again:",
      shortened(of("remittance")),
    ),
    ...paragraph(
      "Not loaded, because as_of is in the future. Correct it, then load these records again:",
      shortened(of("as_of")),
    ),
  ];
}

function paragraph(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines];
}

function shortened(records: readonly HeldOutRecord[]): readonly string[] {
  const rest = records.length - SHOWN;
  return [
    ...records.slice(0, SHOWN).map(({ _id }) => `  ${_id}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}
