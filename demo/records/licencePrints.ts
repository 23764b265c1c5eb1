import { COUNCIL_CODES, COUNCILS, type CouncilCode } from "../../src/domain/councils.ts";
import type { LicencePrint } from "../../src/server/records/licencePrint.ts";
import { portrait } from "../artwork/artwork.ts";
import { personName } from "./people.ts";
import { houseNumber } from "./places.ts";
import { seededRandom } from "./random.ts";

/**
 * Made-up print data of licences. It has its own random sequence, so that the other fields of the records do not depend on it.
 */

const SEED = 20_261_122;

/** The permitted activity, by print template. */
const ACTIVITIES: Readonly<Record<number, string>> = {
  1: "Pusat hiburan keluarga",
  2: "Penjaja bergerak: minuman dan kuih-muih",
  3: "Tapak pasar malam: pakaian",
  4: "Kedai runcit",
  5: "Restoran dan penyediaan makanan",
  6: "Gerai ikan dan hasil laut",
  7: "Papan iklan tidak berlampu, 3 m x 6 m",
  8: "Meja dan kerusi di kaki lima",
  9: "Tapak niaga di tanah lapang",
  10: "Pemeliharaan anjing, seekor",
};

const CONDITIONS = [
  "Lesen ini hendaklah dipamerkan di tempat yang mudah dilihat.",
  "Premis hendaklah sentiasa bersih dan selamat.",
  "Lesen ini tidak boleh dipindah milik tanpa kebenaran Majlis.",
  "Waktu perniagaan ialah 8.00 pagi hingga 10.00 malam.",
  "Laluan pejalan kaki tidak boleh dihalang.",
  "Sisa pepejal hendaklah dibuang ke dalam tong yang disediakan.",
];

interface Printed {
  readonly kind: string;
  readonly name?: string;
  readonly print: LicencePrint["lesen_print"];
  readonly photo?: true;
}

/**
 * A made-up licence's print data, and its owner's photo if it has one.
 * @param place the index among the council's licences
 * @param business the name in the record. For a billboard, a hawker, a dog or a fixed name it is also the holder's name
 */
export function printedWith(
  council: CouncilCode,
  { kind, name, print: lesen_print, photo }: Printed,
  place: number,
  business: string,
): { readonly print: LicencePrint; readonly photo?: string } {
  const random = seededRandom(SEED + COUNCIL_CODES.indexOf(council) * 100 + place);
  const isOwnName = name !== undefined || ["I", "J", "A"].includes(kind);
  const first = random.whole(0, 2);
  return {
    print: {
      lesen_print,
      holder: isOwnName ? business : personName(random, place),
      address: `${houseNumber(random)}, ${townOf(council)}, SABAH`,
      activity: ACTIVITIES[lesen_print],
      // The licence with the long name has all conditions, to test the fullest page.
      conditions: CONDITIONS.slice(first, name === undefined ? first + 3 : undefined),
    },
    ...(photo === true && { photo: portrait(place) }),
  };
}

/** The place that the council is named after. */
function townOf(council: CouncilCode): string {
  return COUNCILS[council].name
    .replace(/^(?:Majlis (?:Daerah|Perbandaran)|Dewan Bandaraya|Lembaga Bandaran) /, "")
    .toUpperCase();
}
