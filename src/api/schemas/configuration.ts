import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  max,
  min,
  nonempty,
  nullable,
  object,
  optional,
  pattern,
  Struct,
  string,
  union,
} from "superstruct";
import { ASSISTED_TYPES } from "../../charges/assisted.ts";
import type { LicenceCodes } from "../../charges/charge.ts";
import { DEFAULT_LICENCE_MEANINGS } from "../../charges/license/codes.ts";
import { chargeType } from "../../domain/schemas/identifierStructs.ts";
import { mapOf } from "../../domain/schemas/mapOf.ts";
import { operator, UNNAMED_OPERATOR } from "./operator.ts";

/**
 * The document metadata/configuration, read at start (docs/specification.md, sections 3 and 7). `closing`, `snackbarMessage`,
 * `announcement` and `app_version` are the specification's; the rest settle what it leaves open, each with its default.
 */

export const councilSwitches = object({
  /** False: "This council is currently not available." */
  available: defaulted(boolean(), true),
  /** The charge types it offers; all of them when absent. */
  charges: optional(array(chargeType)),
  /** The charge types under maintenance: "Payment for {field} is currently unavailable". */
  maintenance: defaulted(array(chargeType), () => []),
});

const codeValues = optional(array(string()));

/** Values of a licence's codes that mean something (src/charges/license/codes.ts). */
const licenceCodes = object({ statusl: codeValues, m_kod_type: codeValues, kod_j_niaga: codeValues });

/** A meaning that is given is whole: none of the default's codes are mixed into it. */
function meaning(byDefault: LicenceCodes) {
  return defaulted(licenceCodes, () => byDefault, { strict: true });
}

const licenceMeanings = object({
  not_allowed: meaning(DEFAULT_LICENCE_MEANINGS.not_allowed),
  risky: meaning(DEFAULT_LICENCE_MEANINGS.risky),
  several: meaning(DEFAULT_LICENCE_MEANINGS.several),
  consent: meaning(DEFAULT_LICENCE_MEANINGS.consent),
  operation: meaning(DEFAULT_LICENCE_MEANINGS.operation),
});

/** A text of the operator's: one for every language, or one for each that it speaks. */
const languages = object({
  ms: optional(nonempty(string())),
  en: optional(nonempty(string())),
  zh: optional(nonempty(string())),
});

// superstruct keeps what a union chooses among to itself, and a description of the calls must know it
export const configuredText = new Struct({ ...union([string(), languages]), schema: [string(), languages] });

const storeAddress = optional(pattern(string(), /^https:\/\/[^\s/]+\/\S*$/));

export const configurationDocument = object({
  /** The counter is closing: search to checkout stop, receipts and status stay open. */
  closing: defaulted(boolean(), false),
  /** The banner on top of the portal. */
  snackbarMessage: defaulted(nullable(configuredText), null),
  /** What is told while the counter is closing. */
  announcement: defaulted(nullable(configuredText), null),
  /** The mobile app's latest version, "1.4.0": an older one asks to be updated. */
  app_version: defaulted(nullable(string()), null),
  /** Where the mobile app is updated, by Capacitor's name of the platform. */
  app_stores: defaulted(object({ android: storeAddress, ios: storeAddress }), () => ({})),
  /** The cart's capacity (docs/specification.md, section 9: not shown there). */
  cart_limit: defaulted(min(integer(), 1), 20),
  /** The Covid-19 assistance package: a whole percentage off this year's part, on these charge types. */
  assistance: defaulted(
    object({
      active: defaulted(boolean(), true),
      percent: defaulted(max(min(integer(), 0), 100), 20),
      charges: defaulted(array(enums(ASSISTED_TYPES)), () => ["assessment" as const]),
      /** Whether home tells of it. */
      dialog: defaulted(boolean(), true),
    }),
    () => ({}),
  ),
  /** Whether cards are taken where a card gateway is configured. What browsers read says whether both are so. */
  cards: defaulted(boolean(), true),
  /** Whether the portal's own card form asks for the card: the server's settings say so, whatever is written here. */
  card_form: defaulted(boolean(), false),
  /** Who operates the portal and where citizens ask: the server's settings say so, whatever is written here. */
  operator: defaulted(operator, () => UNNAMED_OPERATOR),
  /** Whether the portal has its page views counted: the server's settings say so, whatever is written here. */
  page_views: defaulted(boolean(), false),
  /** What the councils' licence codes mean; each meaning that is absent keeps its default. */
  licences: defaulted(licenceMeanings, () => ({})),
  /** By council code; one that is not listed is available and offers everything. */
  councils: defaulted(mapOf(councilSwitches), () => ({})),
});

export type Configuration = Infer<typeof configurationDocument>;
