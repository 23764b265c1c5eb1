import type { CouncilContact } from "../../src/api/schemas/councilContact.ts";
import { COUNCIL_CODES, COUNCILS, type CouncilCode } from "../../src/domain/councils.ts";
import { CONFIGURATION } from "../../src/server/configuration/readConfiguration.ts";
import type { DocumentStore } from "../../src/server/databases/documentStore.ts";
import { examplesOf } from "./exampleNumbers.ts";

/** Configures the examples and a made-up contact of all councils, unless somebody configured the portal already. */
export async function addConfiguration(metadata: DocumentStore): Promise<void> {
  const councils = COUNCIL_CODES.map((code) => [
    code,
    { examples: examplesOf(code), contact: contactOf(code) },
  ]);
  await metadata.write({ _id: CONFIGURATION, councils: Object.fromEntries(councils) });
}

/** No phone number in Sabah consists of zeros, and RFC 2606 reserves `.example`. */
function contactOf(code: CouncilCode): CouncilContact {
  const number = String(COUNCIL_CODES.indexOf(code) + 1).padStart(3, "0");
  return {
    address: [`Peti Surat ${number}`, "Jalan Contoh", `${COUNCILS[code].place}, Sabah`],
    phone: "+60 88-000 000",
    email: `hasil@${code}.example`,
    register_number: `CONTOH-${number}`,
  };
}
