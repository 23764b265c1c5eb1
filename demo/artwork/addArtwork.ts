import type { CouncilContact } from "../../src/api/schemas/councils/councilContact.ts";
import { COUNCIL_CODES, COUNCILS, type CouncilCode } from "../../src/domain/councils.ts";
import { addCouncilPrint, readCouncilPrint } from "../../src/server/councils/councilPrint.ts";
import type { DocumentStore } from "../../src/server/databases/documentStore.ts";
import { personName } from "../records/people.ts";
import { seededRandom } from "../records/random.ts";
import { crest, signature } from "./artwork.ts";

/** Titles of the heads of the councils that have no president. */
const TITLES: Readonly<Partial<Record<CouncilCode, string>>> = { dbkk: "Datuk Bandar", lbk: "Pengerusi" };

/** Gives every council without a signer a made-up crest, signature, signer and contact. */
export async function addArtwork(metadata: DocumentStore): Promise<void> {
  for (const [place, council] of COUNCIL_CODES.entries()) {
    if ((await readCouncilPrint(metadata, council)).signer !== undefined) continue;
    await addCouncilPrint(metadata, {
      council,
      logo: crest(council),
      signature: signature(),
      signer: { name: personName(seededRandom(place), place), title: TITLES[council] ?? "Presiden" },
      contact: contactOf(council),
    });
  }
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
