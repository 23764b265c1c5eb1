import { COUNCIL_CODES, type CouncilCode } from "../../src/domain/councils.ts";
import type { DocumentStore } from "../../src/server/databases/documentStore.ts";
import { addCouncilPrint, readCouncilPrint } from "../../src/server/licences/councilPrint.ts";
import { personName } from "../records/people.ts";
import { seededRandom } from "../records/random.ts";
import { crest } from "./crest.ts";
import { signature } from "./signature.ts";

/** Who heads the councils that are no district's or town's. */
const TITLES: Readonly<Partial<Record<CouncilCode, string>>> = { dbkk: "Datuk Bandar", lbk: "Pengerusi" };

/** Gives every council that prints nothing yet a made-up crest, a made-up signature and somebody who signs. */
export async function addArtwork(metadata: DocumentStore): Promise<void> {
  let drawn: string | undefined;
  for (const [place, council] of COUNCIL_CODES.entries()) {
    if ((await readCouncilPrint(metadata, council)).signer !== undefined) continue;
    drawn ??= base64Of(signature());
    await addCouncilPrint(metadata, {
      council,
      logo: base64Of(crest(council)),
      signature: drawn,
      signer: { name: personName(seededRandom(place), place), title: TITLES[council] ?? "Presiden" },
    });
  }
}

function base64Of(picture: Uint8Array): string {
  return Buffer.from(picture).toString("base64");
}
