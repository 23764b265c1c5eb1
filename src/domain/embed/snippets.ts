import { LOOK_NAMES, type Look } from "./look.ts";
import { type EmbedSettings, embedQuery, validSettings } from "./settings.ts";
import { tagAttributes, tagName, variableOf } from "./tagAttributes.ts";
import { frameTitle, linkWords } from "./words.ts";

/** Escapes values, so that the browser reads back exactly the text that went in. */

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes text for the inside of a tag or for an attribute in double quotes. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

type Attributes = readonly (readonly [name: string, value: string | true])[];

function opening(name: string, attributes: Attributes): string {
  const written = attributes.map(([attribute, value]) =>
    value === true ? ` ${attribute}` : ` ${attribute}="${escaped(value)}"`,
  );
  return `<${name}${written.join("")}>`;
}

/** @param inside escaped markup */
function tag(name: string, attributes: Attributes, inside = ""): string {
  return `${opening(name, attributes)}${inside}</${name}>`;
}

/** The input of a snippet that a webmaster copies into a page. Snippets leave out invalid values. */

export interface Embedding {
  readonly settings: EmbedSettings;
  /** The portal's address, without a trailing slash. */
  readonly portal: string;
  /** The same screen on the portal. The page shows this link until the element works, and when it cannot work. */
  readonly link: string;
}

/** A published version of the elements, which never changes, with the hashes of the two files that a page names, `sha384-…`. */
export interface PublishedVersion {
  readonly version: string;
  /** The hash of the loader. */
  readonly integrity: string;
  /** The hash of the style sheet. */
  readonly sheetIntegrity: string;
}

/** Always loads the newest version, so that fixes need no change of the page. */
export function moduleSnippet(embedding: Embedding): string {
  const folder = `${embedding.portal}/widgets`;
  return [
    sheetOf([["href", `${folder}/kaunter.css`]]),
    scriptOf([["src", `${folder}/kaunter.js`]]),
    elementTag(embedding),
  ].join("\n");
}

/** Loads the element's own module, because the loader finds no tag inside a shadow root. */
export function shadowRootSnippet({ portal, settings }: Embedding): string {
  return scriptOf([["src", `${portal}/widgets/${tagName(settings.element)}.js`]]);
}

/** Loads one fixed version. The browser compares the loader with a hash before it runs. */
export function pinnedSnippet(
  embedding: Embedding,
  { version, integrity, sheetIntegrity }: PublishedVersion,
): string {
  const folder = `${embedding.portal}/widgets/${version}`;
  const checked = (hash: string) =>
    [
      ["integrity", hash],
      // without it a browser may not read another site's file to hash it
      ["crossorigin", "anonymous"],
    ] as const;
  return [
    sheetOf([["href", `${folder}/kaunter.css`], ...checked(sheetIntegrity)]),
    scriptOf([["src", `${folder}/kaunter.js`], ...checked(integrity)]),
    elementTag(embedding),
  ].join("\n");
}

/** A link that the loader replaces with an element. Editors that strip unknown tags keep the link. */
export function linkSnippet(embedding: Embedding): string {
  return tag(
    "a",
    [
      ["class", "kaunter"],
      ["href", embedding.link],
    ],
    escaped(linkWords(embedding.settings)),
  );
}

/** The attributes that a link's address can carry. The loader reads them from it. Anything else needs a tag. */
const LINKED: readonly string[] = ["council", "lang", "charge", "account"];

/** Whether some settings would be lost in a link. */
export function isMoreThanLink(settings: EmbedSettings): boolean {
  return tagAttributes(validSettings(settings)).some(([name]) => !LINKED.includes(name));
}

/** The script alone, for sites that add scripts in a separate place. */
export function scriptSnippet({ portal }: Pick<Embedding, "portal">): string {
  return scriptOf([["src", `${portal}/widgets/kaunter.js`]]);
}

/**
 * A frame with the portal's page for frames, which shows the complete payment flow. It has no `sandbox`. The redirect to the bank
 * must leave the frame, and a sandbox allows that only just after a press. A slow network can make creating the payment take
 * longer than that.
 */
export function frameSnippet({ settings, portal }: Embedding): string {
  // the page in the frame may call no other portal
  const shown: EmbedSettings = { ...settings, element: "pay", isTest: false };
  return tag("iframe", [
    ["src", `${portal}/embed/frame.html#${embedQuery(shown, { account: true })}`],
    ["title", frameTitle(settings)],
    ["width", "100%"],
    ["height", "900"],
    // an attribute, because a site's policy may block styles
    ["frameborder", "0"],
    ["loading", "lazy"],
  ]);
}

/** The style rule that sets the chosen colours for all elements of a site. Empty without chosen colours. */
export function lookSheet(look: Look): string {
  const lines = LOOK_NAMES.flatMap((name) => (look[name] ? `  ${variableOf(name)}: ${look[name]};` : []));
  return lines.length === 0 ? "" : [":root {", ...lines, "}"].join("\n");
}

/**
 * The sources that a page's Content-Security-Policy must also allow.
 * @param testPortal the test portal that an element in test mode calls besides the portal
 */
export function policyLines(
  portal: string,
  way: "element" | "frame",
  testPortal?: string,
): readonly string[] {
  const { origin } = new URL(portal);
  if (way === "frame") return [`frame-src ${origin}`];
  const called = testPortal === undefined ? origin : `${origin} ${testPortal}`;
  // a renewed licence opens in a frame
  return [`script-src ${origin}`, `connect-src ${called}`, `style-src ${origin}`, `frame-src ${called}`];
}

function elementTag(embedding: Embedding): string {
  const settings = validSettings(embedding.settings);
  const link = tag("a", [["href", embedding.link]], escaped(linkWords(settings)));
  return tag(tagName(settings.element), tagAttributes(settings), link);
}

function scriptOf(attributes: Attributes): string {
  return tag("script", [["type", "module"], ...attributes]);
}

/** The style sheet that reserves the place of the elements (widgets/kaunter.css). */
function sheetOf(attributes: Attributes): string {
  return opening("link", [["rel", "stylesheet"], ...attributes]);
}
