/**
 * The 23 local councils of the portal. The official name is Malay. English and Chinese pages show a name in their language.
 *
 * No council publishes a Chinese name that we found, so these are the names of Sabah's Chinese newspapers. Reports of 2020 to 2026
 * (Sin Chew, See Hua, Asia Times, Nanyang) have every place. They name these councils as a whole: 亚庇市政厅, 山打根市议会, 斗湖市议会,
 * 保佛县议会, 比鲁兰县议会, 吧巴县议会 and 必打丹县议会. The other district councils follow their pattern. Some papers write 京那巴登岸
 * in place of 京那巴当岸. We found no source for 市政局 in 古达市政局.
 */

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
  readonly chineseName: string;
  /** The town or district, which Malay and English write the same. */
  readonly place: string;
  readonly chinesePlace: string;
}

/** Rule 9.16. */
export const DEFAULT_COUNCIL: CouncilCode = "mpt";

export const COUNCILS: Readonly<Record<CouncilCode, Council>> = {
  dbkk: council("dbkk", "Kota Kinabalu", "亚庇", ["Dewan Bandaraya", "City Hall", "市政厅"]),
  mps: council("mps", "Sandakan", "山打根", ["Majlis Perbandaran", "Municipal Council", "市议会"]),
  mpt: council("mpt", "Tawau", "斗湖", ["Majlis Perbandaran", "Municipal Council", "市议会"]),
  lbk: council("lbk", "Kudat", "古达", ["Lembaga Bandaran", "Town Board", "市政局"]),
  mdbft: district("mdbft", "Beaufort", "保佛"),
  mdbrn: district("mdbrn", "Beluran", "比鲁兰"),
  mdkgu: district("mdkgu", "Keningau", "根地咬"),
  mdkbt: district("mdkbt", "Kinabatangan", "京那巴当岸"),
  mdkb: district("mdkb", "Kota Belud", "古打毛律"),
  mdkm: district("mdkm", "Kota Marudu", "哥打马鲁都"),
  mdkp: district("mdkp", "Kuala Penyu", "瓜拉班尤"),
  mdknk: district("mdknk", "Kunak", "古纳"),
  mdld: district("mdld", "Lahad Datu", "拿笃"),
  mdnbw: district("mdnbw", "Nabawan", "纳巴湾"),
  mdppr: district("mdppr", "Papar", "吧巴"),
  mdpg: district("mdpg", "Penampang", "兵南邦"),
  mdptn: district("mdptn", "Putatan", "必打丹"),
  mdrnu: district("mdrnu", "Ranau", "兰瑙"),
  mdsp: district("mdsp", "Semporna", "仙本那"),
  mdspg: district("mdspg", "Sipitang", "实必丹"),
  mdtbn: district("mdtbn", "Tambunan", "担布南"),
  mdtnm: district("mdtnm", "Tenom", "丹南"),
  mdtrn: district("mdtrn", "Tuaran", "斗亚兰"),
};

function district(code: CouncilCode, place: string, chinesePlace: string): Council {
  return council(code, place, chinesePlace, ["Majlis Daerah", "District Council", "县议会"]);
}

/** @param kind the kind of council in Malay, English and Chinese */
function council(
  code: CouncilCode,
  place: string,
  chinesePlace: string,
  [malay, english, chinese]: readonly [string, string, string],
): Council {
  return {
    code,
    name: `${malay} ${place}`,
    englishName: `${place} ${english}`,
    chineseName: `${chinesePlace}${chinese}`,
    place,
    chinesePlace,
  };
}

/** The council's name for a page in a language, with the language of the name itself. */
export function nameOfCouncil(
  code: CouncilCode,
  language: string,
): { readonly lang: string; readonly name: string } {
  const { name, englishName, chineseName } = COUNCILS[code];
  if (language === "en") return { lang: "en", name: englishName };
  return language === "zh" ? { lang: "zh", name: chineseName } : { lang: "ms", name };
}

/** The council's place alone, for a line without room for its name. */
export function placeOfCouncil(code: CouncilCode, language: string): string {
  const { place, chinesePlace } = COUNCILS[code];
  return language === "zh" ? chinesePlace : place;
}

export function isCouncilCode(value: unknown): value is CouncilCode {
  return COUNCIL_CODES.some((code) => code === value);
}
