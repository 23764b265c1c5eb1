import type { CouncilCode } from "../../src/domain/councils.ts";
import { ringgitFromSen, sen } from "../../src/domain/money.ts";
import type { WireObject } from "../../src/domain/schemas/codec.ts";
import type { LicencePrint } from "../../src/server/records/licencePrint.ts";
import { printedWith } from "./licencePrints.ts";
import { type Series, seriesNumber, tradingLicenceNumber } from "./numbers.ts";
import {
  companyName,
  identityNumber,
  LONGEST_NAME,
  NAME_IN_TWO_SCRIPTS,
  personName,
  shopName,
} from "./people.ts";
import type { Random } from "./random.ts";

interface Licence {
  readonly series: Series | "trading";
  /** The council's code for the kind of licence (src/charges/license/codes.ts). */
  readonly kind: "N" | "M" | "J" | "O" | "I" | "K" | "L" | "A";
  /** Sen. The balance includes the arrears. It is negative if the council owes the holder. */
  readonly balance: number;
  readonly arrears?: number;
  readonly status?: "G";
  readonly trade?: "R" | "P";
  /** 2026 by default. A later year is an early renewal (rule 4.18). */
  readonly renewalYear?: number;
  readonly renewalMonth?: number;
  readonly name?: string;
  /** The print template (rule 9.9). */
  readonly print: LicencePrint["lesen_print"];
  readonly photo?: true;
  /** Added after the other licences. It uses random numbers after theirs, so that they do not change. */
  readonly later?: true;
}

const trading = { series: "trading", kind: "N" } as const;
const operation = { series: "permit", kind: "O" } as const;

/**
 * Each council has these licences, named by the case that they show. The position in a series gives the number: add at the end.
 */
const LICENCES = {
  arrearsAndRenewal: { ...trading, balance: 250_00, arrears: 50_00, print: 4 },
  renewalOnly: { ...trading, balance: 180_00, print: 5 },
  earlyRenewal: { ...trading, balance: 180_00, renewalYear: 2027, print: 4 },
  notAllowed: { ...trading, balance: 320_00, arrears: 120_00, status: "G", print: 4 },
  risky: { ...trading, balance: 410_00, arrears: 60_00, trade: "R", print: 5 },
  several: { ...trading, balance: 540_00, trade: "P", print: 4 },
  inCredit: { ...trading, balance: -35_00, print: 4 },
  settled: { ...trading, balance: 0, print: 5 },
  longName: { ...trading, balance: 96_50, name: LONGEST_NAME, print: 4 },
  twoScripts: { ...trading, balance: 120_00, arrears: 120_00, name: NAME_IN_TWO_SCRIPTS, print: 5 },
  operation: { ...operation, balance: 150_00, print: 1, photo: true },
  billboard: { series: "permit", kind: "I", balance: 275_00, arrears: 75_00, print: 7 },
  sidewalkByTheMonth: { series: "permit", kind: "K", balance: 20_00, renewalMonth: 12, print: 8 },
  market: { series: "market", kind: "M", balance: 84_00, print: 6 },
  openSpace: { series: "openSpace", kind: "L", balance: 60_00, arrears: 12_50, print: 9 },
  hawker: { series: "hawker", kind: "J", balance: 48_00, arrears: 18_00, print: 2, photo: true },
  dog: { series: "dog", kind: "A", balance: 10_00, print: 10 },
  foodInTwoScripts: { ...trading, balance: 130_00, name: NAME_IN_TWO_SCRIPTS, print: 5, later: true },
  operationWithoutPhoto: { ...operation, balance: 90_00, print: 1, later: true },
  stallOfHawker: { ...operation, balance: 70_00, print: 2, photo: true, later: true },
  nightMarket: { ...operation, balance: 55_00, print: 3, photo: true, later: true },
} as const satisfies Readonly<Record<string, Licence>>;

export type LicenceShape = keyof typeof LICENCES;

const SHAPED: readonly (readonly [string, Licence])[] = Object.entries(LICENCES);

const NUMBERED: readonly (Licence & { readonly shape: string; readonly place: number })[] = SHAPED.map(
  ([shape, licence], index) => ({
    ...licence,
    shape,
    place: SHAPED.slice(0, index + 1).filter(([, { series }]) => series === licence.series).length,
  }),
);

/** The number of a council's licence of this shape. */
export function licenceOfShape(council: CouncilCode, shape: LicenceShape): string {
  const licence = NUMBERED.find((numbered) => numbered.shape === shape);
  if (licence === undefined) throw new RangeError("The shape is unknown. Use a key of LICENCES.");
  return numberOf(council, licence);
}

/** A council's first licences, in the format in which a council sends them. */
export function licenceBills(council: CouncilCode, random: Random): readonly WireObject[] {
  return NUMBERED.filter(({ later }) => later !== true).map((licence) => billOf(council, licence, random));
}

/** A council's licences that are marked `later`. */
export function laterLicenceBills(council: CouncilCode, random: Random): readonly WireObject[] {
  return NUMBERED.filter(({ later }) => later === true).map((licence) => billOf(council, licence, random));
}

function billOf(council: CouncilCode, licence: (typeof NUMBERED)[number], random: Random): WireObject {
  const owner = ownerOf(licence, random);
  return {
    type: "license",
    council,
    license_no: numberOf(council, licence),
    ...owner,
    statusl: licence.status ?? "A",
    m_kod_type: licence.kind,
    kod_j_niaga: licence.trade ?? random.pick(["RCT", "MKN", "PKH"]),
    subhead: `H01761${random.whole(10, 99)}`,
    ...periodOf(licence),
    balance: ringgitFromSen(sen(licence.balance)),
    arrears: ringgitFromSen(sen(licence.arrears ?? 0)),
    ...printedWith(council, licence, NUMBERED.indexOf(licence), owner.nama_s),
  };
}

function numberOf(
  council: CouncilCode,
  { series, place }: { readonly series: Licence["series"]; place: number },
) {
  return series === "trading" ? tradingLicenceNumber(council, place) : seriesNumber(council, series, place);
}

/** A company has no identity number. */
function ownerOf({ name, kind }: Licence, random: Random) {
  if (kind === "I") return { nama_s: companyName(random) };
  const owner = kind === "A" || kind === "J" ? personName(random, 0) : shopName(random);
  return { nama_s: name ?? owner, ic_no: identityNumber(random) };
}

/** The licence is valid until the end of the period before its renewal. */
function periodOf({ renewalYear = 2026, renewalMonth }: Licence) {
  if (renewalMonth === undefined)
    return { sah_hingga: `${renewalYear - 1}-12-31`, renewal_year: renewalYear };
  const lastDay = new Date(Date.UTC(renewalYear, renewalMonth - 1, 0)).toISOString().slice(0, 10);
  return { sah_hingga: lastDay, renewal_year: renewalYear, renewal_month: renewalMonth };
}
