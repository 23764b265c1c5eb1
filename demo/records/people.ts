import type { Random } from "./random.ts";

/** Made-up people and companies of Sabah. First and last names are drawn separately, so any likeness is chance. */

const MALAY_MEN = ["AHMAD", "AZLAN", "FAIZAL", "HAMZAH", "ISMAIL", "JAMALUDDIN", "RAHIM", "ZULKIFLI"];
const MALAY_WOMEN = ["AISYAH", "FARIDAH", "HASNAH", "NORAINI", "NURUL HUDA", "ROHANI", "SITI ZALEHA"];
const MALAY_FATHERS = ["ABDUL KADIR", "BAHARUDDIN", "MAT SAAD", "OSMAN", "SALLEH", "TAHIR"];
const CHINESE_FAMILIES = ["CHONG", "CHIN", "LIM", "LIEW", "TAN", "VUN", "WONG", "YAP"];
const CHINESE_NAMES = ["CHEE MENG", "FUI LING", "KIM SENG", "MEI YEE", "SU FAH", "TECK HIN", "YUN FATT"];
const INDIAN_MEN = ["GANESAN", "KUMARAN", "MURUGIAH", "RAJENDRAN", "SIVAKUMAR"];
const INDIAN_WOMEN = ["KAVITHA", "LETCHUMI", "MALLIGA", "SARASWATHY", "THANALETCHUMY"];
const INDIAN_FATHERS = ["ARUMUGAM", "KRISHNAN", "PERUMAL", "RAMASAMY", "VEERAPPAN"];
const KADAZAN_NAMES = ["ANGELINE", "BENEDICT", "CLARENCE", "DORIS", "JUSTIN", "LAWRENCE", "ROSALIND"];
const KADAZAN_FAMILIES = ["GALAYAN", "GUNDOHING", "JAMES", "LOJUNGAH", "MOJIUN", "SINTUNG", "TANGAU"];

type Name = (random: Random) => string;

const malay: Name = (random) =>
  random.whole(0, 1) === 0
    ? `${random.pick(MALAY_MEN)} BIN ${random.pick(MALAY_FATHERS)}`
    : `${random.pick(MALAY_WOMEN)} BINTI ${random.pick(MALAY_FATHERS)}`;
const chinese: Name = (random) => `${random.pick(CHINESE_FAMILIES)} ${random.pick(CHINESE_NAMES)}`;
const indian: Name = (random) =>
  random.whole(0, 1) === 0
    ? `${random.pick(INDIAN_MEN)} A/L ${random.pick(INDIAN_FATHERS)}`
    : `${random.pick(INDIAN_WOMEN)} A/P ${random.pick(INDIAN_FATHERS)}`;
const kadazan: Name = (random) => `${random.pick(KADAZAN_NAMES)} ${random.pick(KADAZAN_FAMILIES)}`;

const PEOPLES: readonly Name[] = [malay, chinese, indian, kadazan];

/** The name of a person. Malay, Chinese, Indian and Kadazan names alternate, so that every council has all four. */
export function personName(random: Random, index: number): string {
  return (PEOPLES[index % PEOPLES.length] ?? malay)(random);
}

export function companyName(random: Random): string {
  const trade = random.pick(["PERNIAGAAN", "KEDAI KOPI", "SYARIKAT", "PASAR MINI"]);
  return `${trade} ${random.pick(CHINESE_FAMILIES)} & ${random.pick(MALAY_MEN)} SDN. BHD.`;
}

/** The name on a shop's sign. */
export function shopName(random: Random): string {
  const trade = random.pick(["KEDAI RUNCIT", "RESTORAN", "KLINIK GIGI", "BENGKEL KERETA", "SALUN RAMBUT"]);
  return `${trade} ${random.pick(CHINESE_FAMILIES)} ${random.pick(["JAYA", "MAJU", "MEWAH", "SETIA"])}`;
}

/** The longest name that a record may have: 200 characters. */
export const LONGEST_NAME =
  "DAYANG NURUL AIN SYAHIRAH BINTI ABANG MOHD. HAFIZUDDIN DAN PARA WARIS SERTA PEMEGANG AMANAH HARTA PUSAKA MENDIANG DATUK HAJI ABDUL RAHMAN BIN TUN MUSTAPHA SEBAGAI PEMILIK BERSAMA LOT DUA BELAS SELATAN";

/** Some owners are registered with their name in both scripts. */
export const NAME_IN_TWO_SCRIPTS = "LIM CHEE MENG (林志明)";

const SABAH = ["12", "47", "48", "49"];

/**
 * An identity number that belongs to nobody. It has a birth date in the 1930s (YYMMDD), a code of Sabah, and a serial that begins
 * with 0, which only people born from 2000 on have. It passes the form's check (docs/protocols.md, Identity numbers).
 */
export function identityNumber(random: Random): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  const birth = `3${random.whole(1, 9)}${two(random.whole(1, 12))}${two(random.whole(1, 28))}`;
  return `${birth}${random.pick(SABAH)}00${two(random.whole(1, 99))}`;
}
