import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  nullable,
  object,
  optional,
  Struct,
  string,
  union,
} from "superstruct";
import { ASSISTED_TYPES } from "../../charges/assisted.ts";
import type { LicenceCodes } from "../../charges/charge.ts";
import { DEFAULT_LICENCE_MEANINGS } from "../../charges/license/codes.ts";
import { chargeType, councilCode } from "../../domain/schemas/identifierStructs.ts";
import { text, whole } from "../../domain/schemas/limits.ts";
import { mapOf } from "../../domain/schemas/mapOf.ts";
import { operator, UNNAMED_OPERATOR } from "./operator.ts";

/**
 * The document metadata/configuration, read at the app's start (rules 3.16, 7.7). `closing`, `snackbarMessage`, `announcement`
 * and `app_version` are in the specification. The other fields decide what it leaves open, and each has a default.
 */

/** The most characters of an example. */
const EXAMPLE_LONGEST = 30;

const example = optional(text({ min: 1, max: EXAMPLE_LONGEST }));

export const councilSwitches = object({
  /** False shows the text of rule 8.7. */
  available: defaulted(boolean(), true),
  /** The charge types that the council accepts. Absent means all. */
  charges: optional(array(chargeType)),
  /** The charge types under maintenance, with the text of rule 8.15. */
  maintenance: defaulted(array(chargeType), () => []),
  /** Numbers as the council prints them, which the search form shows as examples. Absent means the charge's own example. */
  examples: defaulted(
    object({ assessment: example, compound: example, license: example, market: example, parking: example }),
    () => ({}),
  ),
  /** Where the council asks everyone but the verified owner for a second fact, which the bill prints (rules 6.10, 6.11). */
  bill_fact: defaulted(
    object({
      /** In searches by an identity or vehicle number. */
      search: defaulted(boolean(), false),
      /** Before a digital licence shows the photo and the address. */
      licence: defaulted(boolean(), false),
    }),
    () => ({}),
  ),
});

const codeValues = optional(array(string()));

/** Values of a licence's code fields (src/charges/license/codes.ts). */
const licenceCodes = object({ statusl: codeValues, m_kod_type: codeValues, kod_j_niaga: codeValues });

/** A configured meaning replaces the default completely. The two are never merged. */
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

/** A text of the operator, with one entry for each language they wrote it in. */
const languages = object({
  ms: optional(text({ min: 1 })),
  en: optional(text({ min: 1 })),
  zh: optional(text({ min: 1 })),
});

// superstruct hides the members of a union, but the API description needs them
export const configuredText = new Struct({ ...union([string(), languages]), schema: [string(), languages] });

const storeAddress = optional(text({ pattern: /^https:\/\/[^\s/]+\/\S*$/ }));

export const configurationDocument = object({
  /** Closes the screens from search to checkout. Receipts and status stay open. */
  closing: defaulted(boolean(), false),
  /** The banner at the top of the portal. */
  snackbarMessage: defaulted(nullable(configuredText), null),
  /** The text that explains why the counter is closed. */
  announcement: defaulted(nullable(configuredText), null),
  /** The mobile app's latest version, such as "1.4.0". The update dialog blocks older versions. */
  app_version: defaulted(nullable(string()), null),
  /** The app stores' addresses, by Capacitor's platform names. */
  app_stores: defaulted(object({ android: storeAddress, ios: storeAddress }), () => ({})),
  /** The cart's capacity (rule 9.15). */
  cart_limit: defaulted(whole({ min: 1 }), 20),
  /** The Covid-19 assistance package (rule 1.8): a whole percentage off this year's part of these charge types. */
  assistance: defaulted(
    object({
      active: defaulted(boolean(), true),
      percent: defaulted(whole({ min: 0, max: 100 }), 20),
      charges: defaulted(array(enums(ASSISTED_TYPES)), () => ["assessment" as const]),
      /** Whether the home page shows the dialog. */
      dialog: defaulted(boolean(), true),
    }),
    () => ({}),
  ),
  /** Whether cards are accepted. The answer to browsers is true only if a card gateway is configured too. */
  cards: defaulted(boolean(), true),
  /** Whether the portal has its own card form. The server's settings decide, whatever this document says. */
  card_form: defaulted(boolean(), false),
  /** The operator and the helpline. The server's settings decide, and `helpline` of the stored configuration. */
  operator: defaulted(operator, () => UNNAMED_OPERATOR),
  /** The councils that stored a crest (rule 7.14). The stored pictures decide, whatever this document says. */
  crests: defaulted(array(councilCode), () => []),
  /** Whether the portal counts page views. The server's settings decide, whatever this document says. */
  page_views: defaulted(boolean(), false),
  /** The meanings of the councils' licence codes. An absent meaning keeps its default. */
  licences: defaulted(licenceMeanings, () => ({})),
  /** By council code. A council without an entry is available and accepts every charge type. */
  councils: defaulted(mapOf(councilSwitches), () => ({})),
});

export type Configuration = Infer<typeof configurationDocument>;
