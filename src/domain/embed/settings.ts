import { is } from "superstruct";
import { type ChargeType, isChargeType } from "../chargeTypes.ts";
import { type CouncilCode, isCouncilCode } from "../councils.ts";
import { isLanguage, type Language } from "../language.ts";
import { isPlainText, shortText } from "../schemas/plainText.ts";
import { isWebAddress } from "../webAddress.ts";
import {
  EMBED_ELEMENTS,
  EMBED_PAGES,
  type EmbedElement,
  type EmbedHeadingLevel,
  type EmbedPage,
  HEADING_LEVELS,
} from "./elements.ts";
import { isLookValue, LOOK_NAMES, type Look, type LookName } from "./look.ts";

/** A webmaster's choices for an element. Texts may be as typed. `validSettings` removes the invalid ones. */
export interface EmbedSettings {
  readonly element: EmbedElement;
  readonly council: CouncilCode;
  readonly charge: ChargeType | undefined;
  readonly account: string;
  /** Undefined means the language of the page around the element. */
  readonly language: Language | undefined;
  readonly headingLevel: EmbedHeadingLevel;
  /** For a shared computer: the element stores nothing of a visit. */
  readonly kiosk: boolean;
  /** For a page that is not finished: the element pays on the portal's test portal. */
  readonly isTest: boolean;
  /** The addresses of the other screens on the council's site. They may be relative. */
  readonly pages: Readonly<Partial<Record<EmbedPage, string>>>;
  readonly look: Look;
}

export function firstSettings(council: CouncilCode): EmbedSettings {
  return {
    element: "pay",
    council,
    charge: undefined,
    account: "",
    language: undefined,
    headingLevel: HEADING_LEVELS[0],
    kiosk: false,
    isTest: false,
    pages: {},
    look: {},
  };
}

/** Whether the elements accept this number. An empty text is fine. */
export function isAccount(text: string): boolean {
  return text === "" || is(text, shortText);
}

/** An address for a link on the council's page, absolute or relative. */
export function isPageAddress(text: string): boolean {
  const site = "https://council.example/";
  return isPlainText(text) && URL.canParse(text, site) && isWebAddress(new URL(text, site).href);
}

/** Removes invalid values from the settings. */
export function validSettings(settings: EmbedSettings): EmbedSettings {
  return {
    ...settings,
    account: isAccount(settings.account.trim()) ? settings.account.trim() : "",
    pages: kept(settings.pages, EMBED_PAGES, (_page, address) => isPageAddress(address)),
    look: kept(settings.look, LOOK_NAMES, isLookValue),
  };
}

function kept<Name extends string>(
  of: Readonly<Partial<Record<Name, string>>>,
  names: readonly Name[],
  isSound: (name: Name, value: string) => boolean,
): Readonly<Partial<Record<Name, string>>> {
  const sound: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = of[name]?.trim();
    if (value && isSound(name, value)) sound[name] = value;
  }
  return sound;
}

/**
 * Writes the settings for an address after its number sign, which browsers send to no server. The account number belongs to a
 * citizen, so it is left out. Only a frame's address, which no visitor sees, includes it.
 */
export function embedQuery(settings: EmbedSettings, { account = false } = {}): string {
  const sound = validSettings(settings);
  const written: Readonly<Record<string, string | undefined>> = {
    element: sound.element,
    council: sound.council,
    charge: sound.charge,
    account: account ? sound.account : undefined,
    language: sound.language,
    level: sound.headingLevel === HEADING_LEVELS[0] ? undefined : sound.headingLevel,
    kiosk: sound.kiosk ? "kiosk" : undefined,
    mode: sound.isTest ? "test" : undefined,
    ...Object.fromEntries(EMBED_PAGES.map((page) => [`${page}-href`, sound.pages[page]])),
    ...sound.look,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(written)) if (value) query.set(name, value);
  return query.toString();
}

/** Parses what `embedQuery` wrote. It ignores unknown and invalid values. */
export function readEmbedQuery(query: string, council: CouncilCode): EmbedSettings {
  const asked = new URLSearchParams(query);
  const given = (name: string) => asked.get(name) ?? undefined;
  const first = firstSettings(council);
  const [named, charge, language] = [given("council"), given("charge"), given("language")];
  return validSettings({
    element: EMBED_ELEMENTS.find((element) => element === given("element")) ?? first.element,
    council: isCouncilCode(named) ? named : first.council,
    charge: isChargeType(charge) ? charge : undefined,
    account: given("account") ?? "",
    language: isLanguage(language) ? language : undefined,
    headingLevel: HEADING_LEVELS.find((level) => level === given("level")) ?? first.headingLevel,
    kiosk: asked.has("kiosk"),
    isTest: asked.get("mode") === "test",
    pages: namedValues(EMBED_PAGES, (page) => given(`${page}-href`)),
    look: namedValues<LookName>(LOOK_NAMES, given),
  });
}

function namedValues<Name extends string>(
  names: readonly Name[],
  given: (name: Name) => string | undefined,
): Readonly<Partial<Record<Name, string>>> {
  const sound: Partial<Record<Name, string>> = {};
  for (const name of names) sound[name] = given(name);
  return sound;
}
