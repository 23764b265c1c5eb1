import { is, type } from "superstruct";
import { type CouncilContact, councilContact } from "../../api/schemas/councils/councilContact.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { councilPrintId } from "./councilPrint.ts";

const withContact = type({ contact: councilContact });

/** How to reach these councils. A council without a contact is left out. */
export async function readContacts(
  metadata: DocumentStore,
  councils: readonly CouncilCode[],
): Promise<Readonly<Record<string, CouncilContact>>> {
  const prints = new Map(
    (await metadata.readAll(councils.map(councilPrintId))).map((stored) => [stored._id, stored]),
  );
  return Object.fromEntries(
    councils.flatMap((code) => {
      const stored = prints.get(councilPrintId(code));
      return is(stored, withContact) ? [[code, stored.contact]] : [];
    }),
  );
}
