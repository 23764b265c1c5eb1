import type { Configuration } from "../../api/schemas/configuration.ts";
import type { FieldChange } from "../../api/schemas/configurationChange.ts";
import { CHARGE_TYPES, type ChargeType } from "../../domain/chargeTypes.ts";
import type { ConfiguredText } from "../../domain/configuredText.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { LANGUAGES, type Language } from "../../domain/language.ts";

/** The switches as the form of the desk has them, and the change that a form or an undoing makes. */

export type Texts = Readonly<Record<Language, string>>;

export interface PortalSwitches {
  readonly closing: boolean;
  readonly announcement: Texts;
  readonly snackbarMessage: Texts;
  readonly cards: boolean;
  readonly assistance: boolean;
}

export interface CouncilSwitches {
  readonly available: boolean;
  /** The charge types under maintenance. */
  readonly maintenance: readonly ChargeType[];
}

export function portalSwitchesOf(configuration: Configuration): PortalSwitches {
  const { closing, announcement, snackbarMessage, cards, assistance } = configuration;
  return {
    closing,
    announcement: textsOf(announcement),
    snackbarMessage: textsOf(snackbarMessage),
    cards,
    assistance: assistance.active,
  };
}

/**
 * The change of the configuration that sets the switches that differ from those before. A text without a word in any language is
 * removed.
 */
export function changeOfPortal(before: PortalSwitches, after: PortalSwitches): object {
  const hasChanged = (name: keyof PortalSwitches) =>
    JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return {
    ...(hasChanged("closing") && { closing: after.closing }),
    ...(hasChanged("announcement") && { announcement: textOf(after.announcement) }),
    ...(hasChanged("snackbarMessage") && { snackbarMessage: textOf(after.snackbarMessage) }),
    ...(hasChanged("cards") && { cards: after.cards }),
    ...(hasChanged("assistance") && { assistance: { active: after.assistance } }),
  };
}

export function councilSwitchesOf({ councils }: Configuration, code: CouncilCode): CouncilSwitches {
  const { available = true, maintenance = [] } = councils[code] ?? {};
  return { available, maintenance };
}

export function changeOfCouncil(code: CouncilCode, { available, maintenance }: CouncilSwitches): object {
  return {
    councils: {
      [code]: { available, maintenance: CHARGE_TYPES.filter((type) => maintenance.includes(type)) },
    },
  };
}

/** The change that sets each field back to its value before. */
export function undoing(changed: readonly FieldChange[]): object {
  const change: Branch = {};
  for (const { field, from } of changed) {
    const names = field.split(".");
    const last = names.pop() ?? field;
    let branch = change;
    for (const name of names) {
      const next = branch[name];
      branch = branch[name] = isBranch(next) ? next : {};
    }
    branch[last] = from ?? null;
  }
  return change;
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
