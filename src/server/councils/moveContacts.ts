import { is, record, string, type, unknown } from "superstruct";
import { councilContact } from "../../api/schemas/councils/councilContact.ts";
import { isCouncilCode } from "../../domain/councils.ts";
import { CONFIGURATION } from "../configuration/readConfiguration.ts";
import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import type { Log } from "../log.ts";
import { councilPrintId } from "./councilPrint.ts";

const withContact = type({ contact: councilContact });
const withCouncils = type({ councils: record(string(), unknown()) });

/**
 * Moves the contacts that the configuration of an older version holds to the data of their councils. An invalid contact stays in
 * the configuration, which ignores it, and the log names its field.
 */
export async function moveContacts(metadata: DocumentStore, log: Log): Promise<void> {
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
  const left = await changeDocument(metadata, CONFIGURATION, (document) => {
    if (!is(document, withCouncils)) return undefined;
    const councils = Object.entries(document.councils).map(([code, fields]) => {
      if (!isCouncilCode(code) || !is(fields, withContact)) return [code, fields];
      const { contact: _moved, ...others } = fields;
      return [code, others];
    });
    return { ...document, councils: Object.fromEntries(councils) };
  });
  const fields = is(left, withCouncils) ? contactsIn(left.councils) : [];
  if (fields.length > 0) log({ event: "contacts_not_moved", fields });
}

function contactsIn(councils: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(councils).flatMap(([code, fields]) =>
    Object.hasOwn(Object(fields), "contact") ? [`councils.${code}.contact`] : [],
  );
}
