import type { CouncilContact } from "../../api/schemas/councils/councilContact.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { readContacts } from "../councils/readContacts.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import type { Payment } from "./paymentDocument.ts";

/**
 * How to reach the councils of a receipt, as it was when the payment was made. So a receipt keeps its content when a council moves. A
 * payment from before it had them gets those of today.
 */
export async function receiptContacts(
  metadata: DocumentStore,
  { council_contacts }: Payment,
  issuers: readonly CouncilCode[],
): Promise<Readonly<Record<string, CouncilContact>>> {
  return council_contacts ?? (await readContacts(metadata, issuers));
}
