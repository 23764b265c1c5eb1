import type { TFunction } from "i18next";
import type { FieldChange } from "../../api/schemas/configurationChange.ts";
import { helplineHours, WEEKDAYS } from "../../api/schemas/operator.ts";
import { licenceKind } from "../../charges/license/codes.ts";
import { isChargeType } from "../../domain/chargeTypes.ts";
import { type CouncilCode, isCouncilCode } from "../../domain/councils.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";

/** The fields with a name in the texts, by the beginning of their path. Those of one council are below its code. */
const NAMED = [
  ["assistance.percent", "percent"],
  ["assistance.charges", "assisted"],
  ["assistance.dialog", "dialog"],
  ["app_version", "app_version"],
  ["app_stores", "app_stores"],
  ["cart_limit", "cart_limit"],
  ["licences.not_allowed", "not_allowed"],
  ["licences.risky", "risky"],
  ["licences.several", "several"],
  ["licences.consent", "consent"],
  ["licences.operation", "operation"],
  ["examples", "examples"],
  ["bill_fact.search", "bill_fact_search"],
  ["bill_fact.licence", "bill_fact_licence"],
  ["contact", "contact"],
] as const;

const HELPLINE = "helpline";

/** The fields of a licence that have codes. */
const CODED = ["statusl", "m_kod_type", "kod_j_niaga"] as const;

/** The app stores by Capacitor's platform names. These names are the same in every language. */
const PLATFORMS: ReadonlyMap<string, string> = new Map([
  ["android", "Android"],
  ["ios", "iOS"],
]);

type PlaceOf = (council: CouncilCode) => string;

/**
 * Names fields of the configuration, such as "councils.mpt.charges", and some of their values in words.
 * @param t with the texts of the settings
 */
export function fieldWords(t: TFunction, placeOf: PlaceOf) {
  const nameOf = (field: string): string => {
    const [first = "", second = "", ...below] = field.split(".");
    if (first === "validity") return `${nameOf([second, ...below].join("."))} (${t("deskSettings.period")})`;
    if (first === "councils" && isCouncilCode(second))
      return `${placeOf(second)} · ${nameOf(below.join("."))}`;
    if (first === HELPLINE) return `${t("deskSettings.helpline")} · ${helplineWord(below.at(-1) ?? second)}`;
    if (field === "closing") return t("deskSettings.closing");
    if (field === "announcement") return t("deskSettings.announcement");
    if (field === "snackbarMessage") return t("deskSettings.banner");
    if (field === "cards") return t("deskSettings.cards");
    if (field === "assistance" || field === "assistance.active") return t("deskSettings.assistance");
    if (field === "available") return t("deskSettings.available");
    if (field === "charges") return t("deskSettings.offered");
    if (field === "maintenance") return t("deskSettings.maintenance");
    const named = NAMED.find(([path]) => field === path || field.startsWith(`${path}.`));
    if (named === undefined) return field;
    const [path, text] = named;
    const detail = field.slice(path.length + 1);
    return [t(`deskSettings.field.${text}`), detail && wordOf(detail)].filter(Boolean).join(" · ");
  };
  /** A part of the helpline, or a day of its hours, in words. Any other value as it is. */
  const helplineWord = (part: string): string => {
    const day = WEEKDAYS.find((one) => one === part);
    if (day !== undefined) return t(`helpline.contact.day.${day}`);
    if (part === "phone") return t("helpline.contact.phone");
    if (part === "email") return t("helpline.contact.email");
    if (part === "hours") return t("helpline.contact.hours");
    if (part === "first_day") return t("deskSettings.firstDay");
    if (part === "last_day") return t("deskSettings.lastDay");
    if (part === "opens") return t("deskSettings.opens");
    return part === "closes" ? t("deskSettings.closes") : part;
  };
  /** A charge type or a platform in words. Any other value as it is. */
  const wordOf = (value: string): string =>
    isChargeType(value) ? t(`charges.name.${value}`) : (PLATFORMS.get(value) ?? value);
  return { nameOf, helplineWord, wordOf };
}

/**
 * Says in words which field of the configuration changed, from which value to which.
 * @param t with the texts of the settings
 */
export function changeTextOf(t: TFunction, placeOf: PlaceOf): (change: FieldChange) => string {
  const { nameOf, helplineWord, wordOf } = fieldWords(t, placeOf);
  const wordsOf = (value: unknown): string => {
    if (typeof value === "boolean") return t(value ? "deskSettings.on" : "deskSettings.off");
    if (typeof value === "string") return wordOf(value);
    if (typeof value === "number") return String(value);
    if (Array.isArray(value) && value.length > 0) return value.map(wordsOf).join(", ");
    const entries = Object.entries(value ?? {}).map(([name, entry]) => entryOf(name, entry));
    return entries.length === 0 ? t("deskSettings.nothing") : entries.join(" · ");
  };
  /** An entry is a text of a language, an end of a period, a part of the helpline's hours, or a list of codes. */
  const entryOf = (name: string, value: unknown): string => {
    const language = LANGUAGES.find((one) => one === name);
    if (language !== undefined) return `${t(`deskSettings.language.${language}`)}: ${wordsOf(value)}`;
    if (name === "from") return `${t("deskSettings.from")} ${formatDateTime(String(value))}`;
    if (name === "until") return `${t("deskSettings.until")} ${formatDateTime(String(value))}`;
    if (name === "otherwise") return `${t("deskSettings.otherwise")}: ${wordsOf(value)}`;
    if (Object.hasOwn(helplineHours.schema, name))
      return `${helplineWord(name)}: ${helplineWord(String(value))}`;
    const coded = CODED.find((one) => one === name);
    if (coded === undefined) return `${wordOf(name)}: ${wordsOf(value)}`;
    const codes = Array.isArray(value) && coded === "m_kod_type" ? value.map(kindOf) : value;
    return `${t(`deskSettings.code.${coded}`)}: ${wordsOf(codes)}`;
  };
  /** The code of a kind of licence, with the kind. */
  const kindOf = (code: unknown): unknown => {
    const kind = licenceKind(String(code));
    return kind === undefined ? code : `${code} (${t(`charges.license.kinds.${kind}`)})`;
  };
  return ({ field, from, to }) => `${nameOf(field)}: ${wordsOf(from)} → ${wordsOf(to)}`;
}
