import type { CouncilContact } from "../../api/schemas/councilContact.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { readConfiguration } from "../configuration/readConfiguration.ts";
import type { DocumentStore } from "../databases/documentStore.ts";

/** How to reach these councils, from the configuration. A council without a contact is left out. */
export async function readContacts(
  metadata: DocumentStore,
  councils: readonly CouncilCode[],
): Promise<Readonly<Record<string, CouncilContact>>> {
  const configuration = await readConfiguration(metadata);
  return Object.fromEntries(
    councils.flatMap((code) => {
      const contact = configuration.councils[code]?.contact;
      return contact === undefined ? [] : [[code, contact]];
    }),
  );
}
