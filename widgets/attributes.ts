import {
  coerce,
  defaulted,
  define,
  enums,
  type Infer,
  object,
  optional,
  type Struct,
  string,
  validate,
} from "superstruct";
import { chargeTypeFromUrl } from "../src/domain/chargeTypes.ts";
import { DEFAULT_COUNCIL } from "../src/domain/councils.ts";
import { LANGUAGES, type Language, languageOfTag } from "../src/domain/language.ts";
import { licenceKeyOf } from "../src/domain/licenceKey.ts";
import { chargeType, councilCode, paymentId } from "../src/domain/schemas/identifierStructs.ts";
import { shortText } from "../src/domain/schemas/plainText.ts";
import { isWebAddress } from "../src/domain/webAddress.ts";
import { PAGE_MODES } from "../src/payment/pageMode.ts";
import { FIRST_LEVEL_IN_PAGE, LEVELS } from "../src/ui/text/HeadingLevel.tsx";

/**
 * The attributes that a webmaster writes into a tag. All are texts. An empty or bare attribute (`charge=""`, `charge`)
 * counts as absent, because a CMS template may have no value to fill in.
 */

const language = enums(LANGUAGES);
const webAddress = define<string>("web address", isWebAddress);

const licence = define<string>(
  "licence",
  (value) => typeof value === "string" && licenceKeyOf(value) !== undefined,
);

const schema = object({
  council: defaulted(
    lenient(councilCode, (text) => text.toLowerCase()),
    DEFAULT_COUNCIL,
  ),
  lang: optional(lenient(language, (text) => languageOfTag(text) ?? text)),
  /** The portal's address without a trailing slash. */
  api: optional(lenient(webAddress, (text) => text.replace(/\/+$/, ""))),
  /** Absent, the page is live. */
  mode: optional(enums(PAGE_MODES)),
  charge: optional(lenient(chargeType, (text) => chargeTypeFromUrl(text) ?? text)),
  account: optional(lenient(shortText)),
  payment: optional(lenient(paymentId)),
  licence: optional(lenient(licence)),
  /** The level of the element's first heading in the outline of the page around it. */
  "heading-level": defaulted(lenient(enums(LEVELS), Number), FIRST_LEVEL_IN_PAGE),
  /** Its presence alone switches it on (`standsOnSharedComputer`). The value is only checked because it may show a mistake. */
  kiosk: optional(enums(["kiosk", "true"])),
  "search-href": optional(webAddress),
  "cart-href": optional(webAddress),
  "checkout-href": optional(webAddress),
  "receipt-href": optional(webAddress),
  "licence-href": optional(webAddress),
});

export type AttributeName = keyof typeof schema.schema;
const NAMES = Object.keys(schema.schema) as AttributeName[];
export type Settings = Infer<typeof schema>;
/** The attributes as the tag has them. An absent attribute has no entry. */
export type WrittenAttributes = Readonly<Partial<Record<AttributeName, string>>>;

/** The attributes that every element takes. */
export const COMMON_ATTRIBUTES = [
  "council",
  "lang",
  "api",
  "mode",
  "heading-level",
  "kiosk",
  "search-href",
  "cart-href",
  "checkout-href",
  "receipt-href",
  "licence-href",
] as const satisfies readonly AttributeName[];

/** The attributes that name pages of the council's site. */
const PAGES: readonly AttributeName[] = [
  "search-href",
  "cart-href",
  "checkout-href",
  "receipt-href",
  "licence-href",
];

/**
 * When one of these is wrong, the element refuses to work: a guess could take money for another council, at another portal or for a
 * test, or show somebody else's payment. The element ignores any other wrong attribute, so that the citizen can still pay.
 */
const REFUSED: ReadonlySet<AttributeName> = new Set([
  "council",
  "api",
  "mode",
  "charge",
  "payment",
  "licence",
]);

/** Whether a wrong value of the attribute keeps its element from working. */
export function isRefused(attribute: AttributeName): boolean {
  return REFUSED.has(attribute);
}

/** The problem of an element whose mode differs from the page's, or from that of the payment from which the citizen returned. */
export const OTHER_MODE: AttributeProblem = { attribute: "mode" };

export interface AttributeProblem {
  readonly attribute: AttributeName;
  /** What to write, where the attribute's usual advice (attributeAdvice.ts) does not fit. */
  readonly advice?: string;
}

export interface AttributeReading {
  /** The settings without the wrong attributes. Undefined when a wrong attribute keeps the element from working. */
  readonly settings: Settings | undefined;
  readonly problems: readonly AttributeProblem[];
}

/**
 * Reads a tag's attributes. Never throws.
 * @param base the base of relative addresses: the page's `baseURI`
 */
export function readAttributes(written: WrittenAttributes, base: string): AttributeReading {
  const filled = Object.entries(written)
    .map(([name, value]): [string, string] => [name, value.trim()])
    .filter(([, value]) => value !== "")
    .map(([name, value]) => [name, isResolved(name, value) ? resolved(value, base) : value]);
  const [error, whole] = validate(Object.fromEntries(filled), schema, { coerce: true });
  if (error === undefined) return { settings: whole, problems: [] };
  const wrong = new Set(error.failures().map((failure) => failure.key));
  const attributes = NAMES.filter((name) => wrong.has(name));
  const right = Object.fromEntries(filled.filter(([name]) => !wrong.has(name)));
  return {
    settings: attributes.some(isRefused) ? undefined : schema.create(right),
    problems: attributes.map((attribute) => ({ attribute })),
  };
}

/** The language of the tag's own `lang`, even when another attribute is wrong. */
export function writtenLanguage(written: WrittenAttributes): Language | undefined {
  return languageOfTag(written.lang ?? "");
}

/** The property of the element that reflects the attribute: `search-href` is `searchHref`. */
export function propertyOf(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function lenient<Value, Shape>(
  struct: Struct<Value, Shape>,
  read: (text: string) => unknown = (text) => text,
) {
  return coerce(struct, string(), read);
}

const WHOLE_OR_FROM_ROOT = /^(?:https?:\/)?\//i;

/**
 * Whether the value is resolved against the page's address. For `api` only a path from the root is: `portal.example` without a
 * scheme would become a file beside the page, and the council's own site would get the calls.
 */
function isResolved(name: string, value: string): boolean {
  return name === "api" ? WHOLE_OR_FROM_ROOT.test(value) : PAGES.some((page) => page === name);
}

function resolved(value: string, base: string): string {
  return URL.canParse(value, base) ? new URL(value, base).href : value;
}
