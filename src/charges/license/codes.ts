import type { LicenceCodes, LicenceMeanings } from "../charge.ts";

/**
 * The default meanings of a licence record's codes. The specification names the fields but not their values. A deployment with
 * other codes sets `licences` in its configuration.
 */
export const DEFAULT_LICENCE_MEANINGS: LicenceMeanings = {
  // cancelled (batal), suspended (gantung), terminated (tamat)
  not_allowed: { statusl: ["B", "G", "T"] },
  // dog (anjing), hawker (penjaja); a risky trade (berisiko)
  risky: { m_kod_type: ["A", "J"], kod_j_niaga: ["R"] },
  // several trading licences in one (pelbagai)
  several: { kod_j_niaga: ["P"] },
  // trading (niaga)
  consent: { m_kod_type: ["N"] },
  // operation (operasi)
  operation: { m_kod_type: ["O"] },
};

export const LICENCE_KINDS = [
  "trading",
  "market",
  "hawker",
  "operation",
  "billboard",
  "sidewalk",
  "open_space",
  "dog",
] as const;

export type LicenceKind = (typeof LICENCE_KINDS)[number];

/** The kinds by m_kod_type: niaga, pasar, penjaja, operasi, papan iklan, kaki lima, tanah lapang, anjing. */
const KIND_OF_CODE: Readonly<Record<string, LicenceKind>> = {
  N: "trading",
  M: "market",
  J: "hawker",
  O: "operation",
  I: "billboard",
  K: "sidewalk",
  L: "open_space",
  A: "dog",
};

/** Undefined for an unknown code. */
export function licenceKind(code: string): LicenceKind | undefined {
  return Object.hasOwn(KIND_OF_CODE, code) ? KIND_OF_CODE[code] : undefined;
}

/** The fields of a licence that carry codes. */
export interface CodedLicence {
  readonly statusl: string;
  readonly m_kod_type: string;
  readonly kod_j_niaga?: string | undefined;
}

/** Whether any of the licence's fields has one of these codes. */
export function isMeant(licence: CodedLicence, codes: LicenceCodes): boolean {
  const { statusl, m_kod_type, kod_j_niaga } = licence;
  return (
    codes.statusl?.includes(statusl) === true ||
    codes.m_kod_type?.includes(m_kod_type) === true ||
    (kod_j_niaga !== undefined && codes.kod_j_niaga?.includes(kod_j_niaga) === true)
  );
}
