import fc from "fast-check";
import { CHARGE_TYPES } from "../../../../src/domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../../../src/domain/councils.ts";
import { EMBED_ELEMENTS, EMBED_PAGES, HEADING_LEVELS } from "../../../../src/domain/embed/elements.ts";
import { LOOK_NAMES } from "../../../../src/domain/embed/look.ts";
import type { EmbedSettings } from "../../../../src/domain/embed/settings.ts";
import { LANGUAGES } from "../../../../src/domain/language.ts";
import { ANY_CHARACTER } from "../../../anyCharacter.ts";

/** Any typed text, much of it invalid: quotes, brackets, line breaks, halves of surrogate pairs. */
const anyTyped = fc.oneof(
  fc.string({ unit: ANY_CHARACTER, maxLength: 250 }),
  fc.string({ unit: fc.constantFrom(..."\"'&<>;{}=/\\ a1\n\u202e") }),
  fc.constantFrom(
    "/resit.html",
    "resit.html?a=1&b=2",
    'https://majlis.example/"><script>',
    "javascript:alert(1)",
  ),
  fc.constantFrom("#0b3d91", "#FFF", "0px", "1.25em", 'Arial, "Noto Sans", sans-serif', "red;}"),
);

const named = <Name extends string>(names: readonly Name[]) =>
  fc.dictionary(fc.constantFrom(...names), anyTyped) as fc.Arbitrary<Partial<Record<Name, string>>>;

export const anySettings: fc.Arbitrary<EmbedSettings> = fc.record({
  element: fc.constantFrom(...EMBED_ELEMENTS),
  council: fc.constantFrom(...COUNCIL_CODES),
  charge: fc.constantFrom(undefined, ...CHARGE_TYPES),
  account: anyTyped,
  language: fc.constantFrom(undefined, ...LANGUAGES),
  headingLevel: fc.constantFrom(...HEADING_LEVELS),
  kiosk: fc.boolean(),
  isTest: fc.boolean(),
  pages: named(EMBED_PAGES),
  look: named(LOOK_NAMES),
});
