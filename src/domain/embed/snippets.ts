import { COUNCILS } from "../councils.ts";
import { DEFAULT_LANGUAGE } from "../language.ts";
import { LOOK_NAMES, type Look } from "./look.ts";
import { type EmbedSettings, embedQuery, soundSettings } from "./settings.ts";
import { tagAttributes, tagName, variableOf } from "./tagAttributes.ts";
import { FRAME_TITLE, LINK_TEXTS } from "./words.ts";

/** Writes tags that read back as exactly what was put in, whatever stands in a value. */

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text inside a tag or in an attribute between double quotes. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** @param inside markup, already escaped */
function tag(
  name: string,
  attributes: readonly (readonly [name: string, value: string | true])[],
  inside = "",
): string {
  const written = attributes.map(([attribute, value]) =>
    value === true ? ` ${attribute}` : ` ${attribute}="${escaped(value)}"`,
  );
  return `<${name}${written.join("")}>${inside}</${name}>`;
}

/**
 * What a webmaster copies into a page. Values are those that the elements take: what is wrong is left out.
 */

export interface Embedding {
  readonly settings: EmbedSettings;
  /** The portal's address, without a slash at its end. */
  readonly portal: string;
  /** Where the portal shows the same: shown until the element works, and whenever it cannot. */
  readonly link: string;
}

/** A version of the elements that never changes, and the hash of its loader. */
export interface PublishedVersion {
  readonly version: string;
  /** `sha384-…` */
  readonly integrity: string;
}

/** The newest version, always: faults are mended without anybody touching the page. */
export function moduleSnippet(embedding: Embedding): string {
  return `${scriptOf([["src", `${embedding.portal}/widgets/kaunter.js`]])}\n${elementTag(embedding)}`;
}

/** The element's own module: the loader finds no tag in a shadow root. */
export function shadowRootSnippet({ portal, settings }: Embedding): string {
  return scriptOf([["src", `${portal}/widgets/${tagName(settings.element)}.js`]]);
}

/** One version for good, whose loader the browser compares with a hash before it runs. */
export function pinnedSnippet(embedding: Embedding, { version, integrity }: PublishedVersion): string {
  const script = scriptOf([
    ["src", `${embedding.portal}/widgets/${version}/kaunter.js`],
    ["integrity", integrity],
    // without it a browser may not read another site's file to compare it
    ["crossorigin", "anonymous"],
  ]);
  return `${script}\n${elementTag(embedding)}`;
}

/** A link that the loader makes an element of: it stays a link where an editor strips tags it does not know. */
export function linkSnippet(embedding: Embedding): string {
  return tag(
    "a",
    [
      ["class", "kaunter"],
      ["href", embedding.link],
    ],
    linkText(embedding),
  );
}

/** What a link's address can say, and the loader takes from it; all else is a tag's. */
const LINKED: readonly string[] = ["council", "lang", "charge", "account"];

/** Whether something was chosen that is lost on the way of a link. */
export function isMoreThanLink(settings: EmbedSettings): boolean {
  return tagAttributes(soundSettings(settings)).some(([name]) => !LINKED.includes(name));
}

/** The script by itself, for where a site takes scripts in a place of their own. */
export function scriptSnippet({ portal }: Pick<Embedding, "portal">): string {
  return scriptOf([["src", `${portal}/widgets/kaunter.js`]]);
}

/**
 * A frame of the portal's own page for frames, which shows the whole counter. Without `sandbox`: the way to the bank leads out
 * of the frame, and a sandbox that lets it out upon a press alone forgets the press while a slow network makes the payment.
 */
export function frameSnippet({ settings, portal }: Embedding): string {
  const shown: EmbedSettings = { ...settings, element: "pay" };
  return tag("iframe", [
    ["src", `${portal}/embed/frame.html#${embedQuery(shown, { account: true })}`],
    ["title", `${FRAME_TITLE[languageOf(settings)]}: ${COUNCILS[settings.council].name}`],
    ["width", "100%"],
    ["height", "900"],
    // not a style, which a site's policy may block
    ["frameborder", "0"],
    ["loading", "lazy"],
  ]);
}

/** The rule of a style sheet that sets the chosen colours for every element of the site; empty where none is chosen. */
export function lookSheet(look: Look): string {
  const lines = LOOK_NAMES.flatMap((name) => (look[name] ? `  ${variableOf(name)}: ${look[name]};` : []));
  return lines.length === 0 ? "" : [":root {", ...lines, "}"].join("\n");
}

/** What a page's Content-Security-Policy has to let in besides what it does already. */
export function policyLines(portal: string, way: "element" | "frame"): readonly string[] {
  const { origin } = new URL(portal);
  return way === "frame" ? [`frame-src ${origin}`] : [`script-src ${origin}`, `connect-src ${origin}`];
}

function elementTag(embedding: Embedding): string {
  const settings = soundSettings(embedding.settings);
  const link = tag("a", [["href", embedding.link]], linkText(embedding));
  return tag(tagName(settings.element), tagAttributes(settings), link);
}

function scriptOf(attributes: readonly (readonly [string, string])[]): string {
  return tag("script", [["type", "module"], ...attributes]);
}

function linkText({ settings }: Embedding): string {
  return escaped(LINK_TEXTS[languageOf(settings)][settings.element]);
}

/** The language of the words in the snippet: the page's own is not known here. */
function languageOf({ language }: EmbedSettings) {
  return language ?? DEFAULT_LANGUAGE;
}
