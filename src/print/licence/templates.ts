import type { DigitalLicence } from "../../api/schemas/digitalLicence.ts";

type LicenceText = "holder" | "nama_s" | "address" | "activity";

/**
 * A template of a digital licence. There are ten, by the licence's `lesen_print` (rule 9.9). They differ in data only: texts
 * here, and the design of their kind (`src/print/certificate/designs.ts`).
 */
export interface LicenceTemplate {
  /** The text `licence.kind.<kind>` names it in the reader's language. */
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
  /** The council's title for it, Malay in every language. */
  readonly officialTitle: string;
  /** Whether the holder's photo is printed. */
  readonly hasPhoto: boolean;
  /** How the printed texts call the document. */
  readonly wording: "licence" | "permit" | "dog";
  /** The printed fields of the licence, in this order, each with its label. The first is printed large. */
  readonly facts: readonly [
    readonly [of: "holder" | "nama_s", label: FactLabel],
    ...(readonly (readonly [of: LicenceText, label: FactLabel])[]),
  ];
  /** The conditions of every licence of this kind. The council's own conditions follow them. */
  readonly conditions: readonly Condition[];
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
  },
];

export const LESEN_PRINTS = BY_LESEN_PRINT.map((_, index) => index + 1);

/**
 * Returns the template of a licence.
 * @throws RangeError for an unknown number, which the licence's schema does not accept
 */
export function templateOf({ lesen_print }: Pick<DigitalLicence["license"], "lesen_print">): LicenceTemplate {
  const template = BY_LESEN_PRINT[lesen_print - 1];
  if (template === undefined)
    throw new RangeError(`lesen_print ${lesen_print} has no template. Use 1 to 10.`);
  return template;
}

/** Whether the holder carries this licence while trading, so that it is also printed in pocket size. */
export function isCarried(of: Pick<DigitalLicence["license"], "lesen_print">): boolean {
  return templateOf(of).conditions.includes("carry");
}

/** Operasi licences of a lower print type must show a photo (rule 5.14). */
const FIRST_WITHOUT_PHOTO = 4;

/** Whether the portal prints this licence only with a photo (rule 5.14). */
export function needsPhoto(of: Pick<DigitalLicence["license"], "lesen_print" | "operasi">): boolean {
  return of.operasi && of.lesen_print < FIRST_WITHOUT_PHOTO;
}
