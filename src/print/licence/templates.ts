import type { DigitalLicence } from "../../api/schemas/digitalLicence.ts";

/**
 * The ten ways a digital licence is printed, by its `lesen_print` (specification, section 9, "Licence print"). What differs
 * between them is data: the layout and the words around are the same.
 */

type LicenceText = "holder" | "nama_s" | "address" | "activity";

export interface LicenceTemplate {
  /** Its name in the reader's language is the text `licence.kind.<kind>`. */
  readonly kind:
    | "operation"
    | "hawker"
    | "night_market"
    | "trading"
    | "food"
    | "stall"
    | "billboard"
    | "sidewalk"
    | "open_space"
    | "dog";
  /** What the council calls it, which is Malay in every language. */
  readonly officialTitle: string;
  /** The holder's photo stands beside the name. */
  readonly hasPhoto: boolean;
  /** How it speaks of itself. */
  readonly wording: "licence" | "permit" | "dog";
  /** What of the licence is printed, in this order, each with the label that it has here. */
  readonly facts: readonly (readonly [of: LicenceText, label: FactLabel])[];
  /** What holds for every licence of the kind; the council's own conditions follow. */
  readonly conditions: readonly Condition[];
  /** Of its letterhead and title, so that an officer knows the kind from afar. Of 4.5 to 1 at least on white. */
  readonly accent: string;
}

type FactLabel =
  | "holder"
  | "permitHolder"
  | "dogOwner"
  | "business"
  | "registeredName"
  | "premises"
  | "pitch"
  | "stall"
  | "boardSite"
  | "frontage"
  | "ground"
  | "home"
  | "activity"
  | "goods"
  | "food"
  | "board"
  | "use"
  | "dog";

type Condition =
  | "display"
  | "carry"
  | "inPerson"
  | "notTransferable"
  | "asStated"
  | "changes"
  | "inspection"
  | "fireSafety"
  | "hygiene"
  | "foodHandlers"
  | "siteAndHours"
  | "leaveClean"
  | "stallCare"
  | "stallRent"
  | "nationalLanguage"
  | "boardSafety"
  | "boardRemoval"
  | "freePassage"
  | "clearAway"
  | "noStructure"
  | "noise"
  | "dogTag"
  | "dogLeash"
  | "dogVaccine"
  | "renew";

const PLACE_OF_BUSINESS = [
  ["holder", "holder"],
  ["nama_s", "business"],
  ["address", "premises"],
  ["activity", "activity"],
] as const;

const BY_LESEN_PRINT: readonly LicenceTemplate[] = [
  {
    kind: "operation",
    officialTitle: "Lesen Operasi",
    hasPhoto: true,
    wording: "licence",
    facts: PLACE_OF_BUSINESS,
    conditions: ["display", "asStated", "fireSafety", "inspection", "changes", "notTransferable", "renew"],
    accent: "#00695c",
  },
  {
    kind: "hawker",
    officialTitle: "Lesen Penjaja",
    hasPhoto: true,
    wording: "licence",
    facts: [
      ["holder", "holder"],
      ["activity", "goods"],
      ["address", "pitch"],
      ["nama_s", "business"],
    ],
    conditions: ["carry", "inPerson", "siteAndHours", "hygiene", "leaveClean", "notTransferable", "renew"],
    accent: "#a34700",
  },
  {
    kind: "night_market",
    officialTitle: "Permit Pasar Malam dan Tapak",
    hasPhoto: true,
    wording: "permit",
    facts: [
      ["holder", "permitHolder"],
      ["address", "pitch"],
      ["activity", "goods"],
      ["nama_s", "business"],
    ],
    conditions: ["carry", "inPerson", "siteAndHours", "leaveClean", "notTransferable", "renew"],
    accent: "#5e35b1",
  },
  {
    kind: "trading",
    officialTitle: "Lesen Perniagaan",
    hasPhoto: false,
    wording: "licence",
    facts: [
      ["nama_s", "business"],
      ["holder", "holder"],
      ["address", "premises"],
      ["activity", "activity"],
    ],
    conditions: ["display", "asStated", "nationalLanguage", "changes", "notTransferable", "renew"],
    accent: "#00796b",
  },
  {
    kind: "food",
    officialTitle: "Lesen Premis Makanan",
    hasPhoto: false,
    wording: "licence",
    facts: [
      ["nama_s", "business"],
      ["holder", "holder"],
      ["address", "premises"],
      ["activity", "food"],
    ],
    conditions: [
      "display",
      "asStated",
      "hygiene",
      "foodHandlers",
      "inspection",
      "changes",
      "notTransferable",
      "renew",
    ],
    accent: "#2e7d32",
  },
  {
    kind: "stall",
    officialTitle: "Lesen Gerai Pasar",
    hasPhoto: false,
    wording: "licence",
    facts: [
      ["holder", "holder"],
      ["address", "stall"],
      ["activity", "goods"],
      ["nama_s", "business"],
    ],
    conditions: ["display", "inPerson", "stallCare", "stallRent", "leaveClean", "notTransferable", "renew"],
    accent: "#ad1457",
  },
  {
    kind: "billboard",
    officialTitle: "Lesen Papan Iklan",
    hasPhoto: false,
    wording: "licence",
    facts: [
      ["nama_s", "business"],
      ["holder", "holder"],
      ["address", "boardSite"],
      ["activity", "board"],
    ],
    conditions: ["nationalLanguage", "boardSafety", "changes", "boardRemoval", "notTransferable", "renew"],
    accent: "#1565c0",
  },
  {
    kind: "sidewalk",
    officialTitle: "Permit Kaki Lima",
    hasPhoto: false,
    wording: "permit",
    facts: [
      ["nama_s", "business"],
      ["holder", "permitHolder"],
      ["address", "frontage"],
      ["activity", "use"],
    ],
    conditions: ["display", "freePassage", "clearAway", "noStructure", "notTransferable", "renew"],
    accent: "#455a64",
  },
  {
    kind: "open_space",
    officialTitle: "Permit Tanah Lapang",
    hasPhoto: false,
    wording: "permit",
    facts: [
      ["holder", "permitHolder"],
      ["nama_s", "business"],
      ["address", "ground"],
      ["activity", "use"],
    ],
    conditions: ["display", "noStructure", "noise", "leaveClean", "notTransferable", "renew"],
    accent: "#55701c",
  },
  {
    kind: "dog",
    officialTitle: "Lesen Anjing",
    hasPhoto: false,
    wording: "dog",
    facts: [
      ["holder", "dogOwner"],
      ["nama_s", "registeredName"],
      ["activity", "dog"],
      ["address", "home"],
    ],
    conditions: ["dogTag", "dogLeash", "dogVaccine", "notTransferable", "renew"],
    accent: "#795548",
  },
];

export const LESEN_PRINTS = BY_LESEN_PRINT.map((_, index) => index + 1);

/**
 * The template of a licence.
 * @throws RangeError of a number that is none: the licence's schema lets none through
 */
export function templateOf({ lesen_print }: Pick<DigitalLicence["license"], "lesen_print">): LicenceTemplate {
  const template = BY_LESEN_PRINT[lesen_print - 1];
  if (template === undefined) throw new RangeError("no template has this lesen_print");
  return template;
}

/** Operasi licences of the print types under this show who may operate (specification, section 5, "Licence print"). */
const FIRST_WITHOUT_PHOTO = 4;

/** "An operasi licence with a print type under 4 and no photo is rejected" (specification, section 5). */
export function needsPhoto(of: Pick<DigitalLicence["license"], "lesen_print" | "operasi">): boolean {
  return of.operasi && of.lesen_print < FIRST_WITHOUT_PHOTO;
}
