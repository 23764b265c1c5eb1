/** The 23 local councils of the portal. Each has a Malay and an English name. Pages in any other language show the Malay name. */

export const COUNCIL_CODES = [
  "dbkk",
  "mps",
  "mpt",
  "lbk",
  "mdbft",
  "mdbrn",
  "mdkgu",
  "mdkbt",
  "mdkb",
  "mdkm",
  "mdkp",
  "mdknk",
  "mdld",
  "mdnbw",
  "mdppr",
  "mdpg",
  "mdptn",
  "mdrnu",
  "mdsp",
  "mdspg",
  "mdtbn",
  "mdtnm",
  "mdtrn",
] as const;

export type CouncilCode = (typeof COUNCIL_CODES)[number];

export interface Council {
  readonly code: CouncilCode;
  /** The official name, in Malay. */
  readonly name: string;
  readonly englishName: string;
}

/** Rule 9.16. */
export const DEFAULT_COUNCIL: CouncilCode = "mpt";

export const COUNCILS: Readonly<Record<CouncilCode, Council>> = {
  dbkk: council("dbkk", "Dewan Bandaraya Kota Kinabalu", "Kota Kinabalu City Hall"),
  mps: council("mps", "Majlis Perbandaran Sandakan", "Sandakan Municipal Council"),
  mpt: council("mpt", "Majlis Perbandaran Tawau", "Tawau Municipal Council"),
  lbk: council("lbk", "Lembaga Bandaran Kudat", "Kudat Town Board"),
  mdbft: council("mdbft", "Majlis Daerah Beaufort", "Beaufort District Council"),
  mdbrn: council("mdbrn", "Majlis Daerah Beluran", "Beluran District Council"),
  mdkgu: council("mdkgu", "Majlis Daerah Keningau", "Keningau District Council"),
  mdkbt: council("mdkbt", "Majlis Daerah Kinabatangan", "Kinabatangan District Council"),
  mdkb: council("mdkb", "Majlis Daerah Kota Belud", "Kota Belud District Council"),
  mdkm: council("mdkm", "Majlis Daerah Kota Marudu", "Kota Marudu District Council"),
  mdkp: council("mdkp", "Majlis Daerah Kuala Penyu", "Kuala Penyu District Council"),
  mdknk: council("mdknk", "Majlis Daerah Kunak", "Kunak District Council"),
  mdld: council("mdld", "Majlis Daerah Lahad Datu", "Lahad Datu District Council"),
  mdnbw: council("mdnbw", "Majlis Daerah Nabawan", "Nabawan District Council"),
  mdppr: council("mdppr", "Majlis Daerah Papar", "Papar District Council"),
  mdpg: council("mdpg", "Majlis Daerah Penampang", "Penampang District Council"),
  mdptn: council("mdptn", "Majlis Daerah Putatan", "Putatan District Council"),
  mdrnu: council("mdrnu", "Majlis Daerah Ranau", "Ranau District Council"),
  mdsp: council("mdsp", "Majlis Daerah Semporna", "Semporna District Council"),
  mdspg: council("mdspg", "Majlis Daerah Sipitang", "Sipitang District Council"),
  mdtbn: council("mdtbn", "Majlis Daerah Tambunan", "Tambunan District Council"),
  mdtnm: council("mdtnm", "Majlis Daerah Tenom", "Tenom District Council"),
  mdtrn: council("mdtrn", "Majlis Daerah Tuaran", "Tuaran District Council"),
};

function council(code: CouncilCode, name: string, englishName: string): Council {
  return { code, name, englishName };
}

/** The council's name for a page in a language, with the language of the name itself. */
export function nameOfCouncil(
  code: CouncilCode,
  language: string,
): { readonly lang: string; readonly name: string } {
  const { name, englishName } = COUNCILS[code];
  return language === "en" ? { lang: "en", name: englishName } : { lang: "ms", name };
}

export function isCouncilCode(value: unknown): value is CouncilCode {
  return COUNCIL_CODES.some((code) => code === value);
}
