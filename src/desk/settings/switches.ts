import { councilSwitches } from "../../api/schemas/configuration.ts";
import type { FieldChange } from "../../api/schemas/configurationChange.ts";
import { helplinePhone } from "../../api/schemas/operator.ts";
import {
  type Period,
  type StoredConfiguration,
  storedConfiguration,
} from "../../api/schemas/storedConfiguration.ts";
import { unnamedPeriods } from "../../api/schemas/unnamedPeriods.ts";
import { CHARGE_TYPES, type ChargeType } from "../../domain/chargeTypes.ts";
import type { ConfiguredText } from "../../domain/configuredText.ts";
import { isEmail } from "../../domain/contact.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { LANGUAGES, type Language } from "../../domain/language.ts";
import { instantOfMalaysia, malaysiaMinute } from "../../domain/malaysiaTime.ts";

/** The switches as the forms of the desk have them, and the change that a form or an undoing makes. */

export type Texts = Readonly<Record<Language, string>>;

/** The typed ends of a period in Malaysia time, as YYYY-MM-DDTHH:mm. Empty without a limit. */
export interface TypedPeriod {
  readonly from: string;
  readonly until: string;
}

/** The switches that a period may limit, by their names in `validity`. */
type Limited<Name extends string> = { readonly [key in `${Name}Period`]: TypedPeriod };

export type LimitedSwitch = "closing" | "announcement" | "snackbarMessage" | "assistance" | "cards";

export interface PortalSwitches extends Limited<LimitedSwitch>, TypedHelpline {
  readonly closing: boolean;
  readonly announcement: Texts;
  readonly snackbarMessage: Texts;
  readonly cards: boolean;
  readonly assistance: boolean;
}

/** The helpline as it is typed, in the parts that can be set alone. Empty: as the server's settings say. */
export interface TypedHelpline {
  readonly phone: string;
  readonly email: string;
  readonly hours: TypedHours;
}

export interface TypedHours {
  readonly first_day: string;
  readonly last_day: string;
  readonly opens: string;
  readonly closes: string;
}

export interface CouncilSwitches extends Limited<"available" | "charges" | "maintenance"> {
  readonly available: boolean;
  /** The charge types that the council offers, in their usual order. */
  readonly charges: readonly ChargeType[];
  /** The charge types under maintenance, in their usual order. */
  readonly maintenance: readonly ChargeType[];
}

export function portalSwitchesOf(configuration: StoredConfiguration): PortalSwitches {
  const { closing, announcement, snackbarMessage, cards, assistance, helpline, validity } = configuration;
  return {
    closing,
    closingPeriod: typedPeriod(validity.closing),
    announcement: textsOf(announcement),
    announcementPeriod: typedPeriod(validity.announcement),
    snackbarMessage: textsOf(snackbarMessage),
    snackbarMessagePeriod: typedPeriod(validity.snackbarMessage),
    cards,
    cardsPeriod: typedPeriod(validity.cards),
    assistance: assistance.active,
    assistancePeriod: typedPeriod(validity.assistance),
    phone: helpline.phone ?? "",
    email: helpline.email ?? "",
    hours: { first_day: "", last_day: "", opens: "", closes: "", ...helpline.hours },
  };
}

/**
 * The change of the configuration that sets the switches that differ from those before. A text without a word in any language is
 * removed. A switch that is as on ordinary days loses its period.
 */
export function changeOfPortal(before: PortalSwitches, after: PortalSwitches): object {
  const limited = (switches: PortalSwitches) => ({
    closing: switches.closing ? periodOf(switches.closingPeriod) : null,
    announcement: textOf(switches.announcement) && periodOf(switches.announcementPeriod),
    snackbarMessage: textOf(switches.snackbarMessage) && periodOf(switches.snackbarMessagePeriod),
    assistance: switches.assistance ? periodOf(switches.assistancePeriod) : null,
    cards: switches.cards ? null : periodOf(switches.cardsPeriod),
  });
  const written = ({ closing, cards, ...switches }: PortalSwitches) => ({
    closing,
    announcement: textOf(switches.announcement),
    snackbarMessage: textOf(switches.snackbarMessage),
    cards,
    assistance: { active: switches.assistance },
  });
  const helpline = differing(helplineOf(before), helplineOf(after));
  const validity = differing(limited(before), limited(after));
  return {
    ...differing(written(before), written(after)),
    ...(Object.keys(helpline).length > 0 && { helpline }),
    ...(Object.keys(validity).length > 0 && { validity }),
  };
}

/** What the configuration stores of a typed helpline without a problem. */
function helplineOf({ phone, email, hours }: TypedHelpline) {
  return {
    phone: phone.trim() || null,
    email: email.trim() || null,
    hours: Object.values(hours).includes("") ? null : hours,
  };
}

export type HelplineField = "phone" | "email" | keyof TypedHours;

/** The fields of a typed helpline that are wrong or that the hours lack, each with the rule that it breaks. */
export function wrongInHelpline({
  phone,
  email,
  hours,
}: TypedHelpline): ReadonlyMap<HelplineField, "phone" | "email" | "required" | "same"> {
  const lacking = HOURS.filter((part) => hours[part] === "");
  const isPart = lacking.length < HOURS.length;
  const isNeverOpen = hours.opens !== "" && hours.closes === hours.opens;
  return new Map([
    ...(phone.trim() === "" || helplinePhone.is(phone.trim()) ? [] : [["phone", "phone"] as const]),
    ...(email.trim() === "" || isEmail(email.trim()) ? [] : [["email", "email"] as const]),
    ...(isPart ? lacking.map((part) => [part, "required"] as const) : []),
    ...(isNeverOpen ? [["closes", "same"] as const] : []),
  ]);
}

const HOURS = ["first_day", "last_day", "opens", "closes"] as const;

export function councilSwitchesOf(
  { councils, validity }: StoredConfiguration,
  code: CouncilCode,
): CouncilSwitches {
  const { available = true, charges = CHARGE_TYPES, maintenance = [] } = councils[code] ?? {};
  const periods = validity.councils[code];
  return {
    available,
    availablePeriod: typedPeriod(periods?.available),
    charges: inOrder(charges),
    chargesPeriod: typedPeriod(periods?.charges),
    maintenance: inOrder(maintenance),
    maintenancePeriod: typedPeriod(periods?.maintenance),
  };
}

export function changeOfCouncil(code: CouncilCode, before: CouncilSwitches, after: CouncilSwitches): object {
  const limited = (switches: CouncilSwitches) => ({
    available: switches.available ? null : periodOf(switches.availablePeriod),
    charges: offersAll(switches) ? null : periodOf(switches.chargesPeriod),
    maintenance: switches.maintenance.length === 0 ? null : periodOf(switches.maintenancePeriod),
  });
  /** Null offers all charges, also those of a later version. */
  const offered = (switches: CouncilSwitches) => ({
    charges: offersAll(switches) ? null : inOrder(switches.charges),
  });
  const { available, maintenance } = after;
  const validity = differing(limited(before), limited(after));
  return {
    councils: {
      [code]: {
        available,
        maintenance: inOrder(maintenance),
        ...differing(offered(before), offered(after)),
      },
    },
    ...(Object.keys(validity).length > 0 && { validity: { councils: { [code]: validity } } }),
  };
}

/** The charge types that the council offers outside of a period that the form sets on its list. */
export function offeredOtherwise(
  { councils, validity }: StoredConfiguration,
  code: CouncilCode,
): readonly ChargeType[] {
  const period = validity.councils[code]?.charges;
  return inOrder((period === undefined ? councils[code]?.charges : period.otherwise) ?? CHARGE_TYPES);
}

/** Whether the council offers every charge, as on ordinary days. */
export function offersAll({ charges }: Pick<CouncilSwitches, "charges">): boolean {
  return CHARGE_TYPES.every((type) => charges.includes(type));
}

/** The list of charge types after a press on one of them, in their usual order. */
export function withCharge(
  types: readonly ChargeType[],
  type: ChargeType,
  isOn: boolean,
): readonly ChargeType[] {
  return CHARGE_TYPES.filter((one) => (one === type ? isOn : types.includes(one)));
}

function inOrder(types: readonly ChargeType[]): readonly ChargeType[] {
  return CHARGE_TYPES.filter((type) => types.includes(type));
}

/** Keeps what was typed since `before`, and takes everything else from the switches that hold now. */
export function rebased<Switches extends object>(before: Switches, typed: Switches, now: Switches): Switches {
  return { ...now, ...differing(before, typed) };
}

/** The fields whose values differ from those before. */
function differing<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const were = new Map<string, unknown>(Object.entries(before));
  const differ = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(were.get(name)) !== JSON.stringify(value),
  );
  // each entry comes from `after`
  return Object.fromEntries(differ) as Partial<Fields>;
}

/** The change that sets each field back to its value before. */
export function undoing(changed: readonly FieldChange[]): object {
  const change: Branch = {};
  for (const { field, from } of changed) setField(change, field.split("."), from ?? null);
  return change;
}

/** Whether this version has the field. An older version recorded changes of fields that are somewhere else now. */
export function isSettable(field: string): boolean {
  const [first = "", , ofCouncil] = field.split(".");
  if (first !== "councils" || ofCouncil === undefined)
    return Object.hasOwn(storedConfiguration.schema, first);
  return Object.hasOwn(councilSwitches.schema, ofCouncil);
}

/** The change, with the stored period of each switch that it sets without a period, so that the switch keeps it. */
export function withStoredPeriods(change: object, configuration: StoredConfiguration): object {
  const kept: Branch = { ...structuredClone(change) };
  for (const path of unnamedPeriods(change)) {
    const period = path.reduce<unknown>(
      (fields, name) => (isBranch(fields) ? fields[name] : undefined),
      configuration,
    );
    if (period !== undefined) setField(kept, path, period);
  }
  return kept;
}

function setField(change: Branch, path: readonly string[], value: unknown): void {
  const [name = "", ...below] = path;
  if (below.length === 0) {
    change[name] = value;
    return;
  }
  const next = change[name];
  const nested: Branch = isBranch(next) ? next : {};
  change[name] = nested;
  setField(nested, below, value);
}

interface Branch {
  [name: string]: unknown;
}

function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text for all languages stands in the field of each. */
function textsOf(text: ConfiguredText | null): Texts {
  const of = (language: Language) => (typeof text === "string" ? text : (text?.[language] ?? ""));
  return { ms: of("ms"), en: of("en"), zh: of("zh") };
}

/** What the configuration stores of the typed texts. */
export function textOf(texts: Texts): ConfiguredText | null {
  const written = LANGUAGES.filter((language) => texts[language].trim() !== "");
  if (written.length === 0) return null;
  return Object.fromEntries(written.map((language) => [language, texts[language].trim()]));
}

function typedPeriod(period: Period | undefined): TypedPeriod {
  const of = (instant: string | undefined) => (instant === undefined ? "" : malaysiaMinute(instant));
  return { from: of(period?.from), until: of(period?.until) };
}

/** The period as it is stored, for a period without a problem. Null without any limit. */
function periodOf({ from, until }: TypedPeriod): Period | null {
  if (from === "" && until === "") return null;
  return {
    ...(from !== "" && { from: instantOfMalaysia(from) }),
    ...(until !== "" && { until: instantOfMalaysia(until) }),
  };
}

/** The end of a period with a year that was mistyped, or the end that is not after the beginning. Undefined for a right period. */
export function problemOf(
  typed: TypedPeriod,
): { readonly end: "from" | "until"; readonly text: "wrongYear" | "reversed" } | undefined {
  const { from, until } = typed;
  const end = (["from", "until"] as const).find(
    (name) => typed[name] !== "" && instantOfMalaysia(typed[name]) === undefined,
  );
  if (end !== undefined) return { end, text: "wrongYear" };
  // times of one form compare as texts
  return from !== "" && until !== "" && until <= from ? { end: "until", text: "reversed" } : undefined;
}
