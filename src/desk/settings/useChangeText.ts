import { useTranslation } from "react-i18next";
import type { FieldChange } from "../../api/schemas/configurationChange.ts";
import { isChargeType } from "../../domain/chargeTypes.ts";
import { isCouncilCode } from "../../domain/councils.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { usePlaceOfCouncil } from "../../screens/parts/CouncilName.tsx";

/** The fields with a name in the texts, by the beginning of their path. Those of one council stand below its code. */
const NAMED = [
  ["assistance.percent", "percent"],
  ["assistance.charges", "assisted"],
  ["assistance.dialog", "dialog"],
  ["app_version", "app_version"],
  ["app_stores", "app_stores"],
  ["cart_limit", "cart_limit"],
  ["licences", "licences"],
  ["charges", "offered"],
  ["examples", "examples"],
  ["bill_fact", "bill_fact"],
  ["contact", "contact"],
] as const;

/** Says in words which field of the configuration changed, from which value to which. */
export function useChangeText(): (change: FieldChange) => string {
  const { t } = useTranslation();
  const placeOf = usePlaceOfCouncil();

  const nameOf = (field: string): string => {
    const [first = "", second = "", ...below] = field.split(".");
    if (first === "validity") return `${nameOf([second, ...below].join("."))} (${t("deskSettings.period")})`;
    if (first === "councils" && isCouncilCode(second))
      return `${placeOf(second)} · ${nameOf(below.join("."))}`;
    if (field === "closing") return t("deskSettings.closing");
    if (field === "announcement") return t("deskSettings.announcement");
    if (field === "snackbarMessage") return t("deskSettings.banner");
    if (field === "cards") return t("deskSettings.cards");
    if (field === "assistance" || field === "assistance.active") return t("deskSettings.assistance");
    if (field === "available") return t("deskSettings.available");
    if (field === "maintenance") return t("deskSettings.maintenance");
    const named = NAMED.find(([path]) => field === path || field.startsWith(`${path}.`));
    return named === undefined ? field : t(`deskSettings.field.${named[1]}`);
  };
  const wordsOf = (value: unknown): string => {
    if (typeof value === "boolean") return t(value ? "deskSettings.on" : "deskSettings.off");
    if (typeof value === "string") return isChargeType(value) ? t(`charges.name.${value}`) : value;
    if (typeof value === "number") return String(value);
    if (Array.isArray(value) && value.length > 0) return value.map(wordsOf).join(", ");
    const entries = Object.entries(value ?? {}).map(([name, entry]) => entryOf(name, entry));
    return entries.length === 0 ? t("deskSettings.nothing") : entries.join("; ");
  };
  /** An entry is a text of a language, an end of a period, or a list of codes. */
  const entryOf = (name: string, value: unknown): string => {
    const language = LANGUAGES.find((one) => one === name);
    if (language !== undefined) return `${t(`deskSettings.language.${language}`)}: ${wordsOf(value)}`;
    if (name === "from") return `${t("deskSettings.from")} ${formatDateTime(String(value))}`;
    if (name === "until") return `${t("deskSettings.until")} ${formatDateTime(String(value))}`;
    return `${name}: ${wordsOf(value)}`;
  };
  return ({ field, from, to }) => `${nameOf(field)}: ${wordsOf(from)} → ${wordsOf(to)}`;
}
