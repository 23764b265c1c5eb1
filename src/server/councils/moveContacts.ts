import { is, record, string, type, unknown } from "superstruct";
import { councilContact } from "../../api/schemas/councilContact.ts";
import { isCouncilCode } from "../../domain/councils.ts";
import { CONFIGURATION } from "../configuration/readConfiguration.ts";
import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import { councilPrintId } from "./councilPrint.ts";

const withContact = type({ contact: councilContact });
const withCouncils = type({ councils: record(string(), unknown()) });

/** Moves the contacts that the configuration of an older version holds to the data of their councils. */
export async function moveContacts(metadata: DocumentStore): Promise<void> {
  const stored = await metadata.read(CONFIGURATION);
  if (!is(stored, withCouncils)) return;
  for (const [council, { contact }] of Object.entries(stored.councils).flatMap(([code, fields]) =>
    isCouncilCode(code) && is(fields, withContact) ? [[code, fields] as const] : [],
  )) {
    const _id = councilPrintId(council);
    if (await metadata.write({ _id, type: "council_print", council, contact })) continue;
    // an interrupted step, or a person since then, may have stored a contact
    await changeDocument(metadata, _id, (print) => ("contact" in print ? undefined : { ...print, contact }));
  }
  await changeDocument(metadata, CONFIGURATION, (document) => {
    if (!is(document, withCouncils)) return undefined;
    const councils = Object.entries(document.councils).map(([code, fields]) => {
      const { contact: _moved, ...others } = Object(fields);
      return [code, others];
    });
    return { ...document, councils: Object.fromEntries(councils) };
  });
}
