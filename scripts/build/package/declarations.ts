import type { DocumentedAttribute } from "../published/manifest/documentation.ts";
import { type PublishedElement, publishedElements } from "../published/manifest/publishedElements.ts";
import { eventTypes } from "./eventTypes.ts";
import { namedTypes } from "./namedTypes.ts";

/**
 * The package's types import nothing from the project. They are generated from the same comments as the manifest, and the tests
 * of the project's own types also check them (tests/elements/types).
 */

export const HEADER = "// Generated from the documentation of the elements.";

const PLACE = `/** A place inside an element. */
export type Place =
  | { readonly screen: "search"; readonly charge?: ChargeType; readonly account?: string }
  | { readonly screen: Exclude<WidgetScreen, "search"> };`;

/** Adds the elements and their events to the DOM's types, for `querySelector` and `addEventListener`. */
export function elementTypes(): string {
  const elements = publishedElements();
  const events = eventTypes();
  const shared = sharedAttributes(elements);
  return joined([
    HEADER,
    ...namedTypes(),
    ...events.flatMap(({ declarations }) => declarations),
    PLACE,
    `/** The members of every element. Each property reflects the attribute of the same name. */
export interface KaunterElement extends HTMLElement {
${shared.map(property).join("\n")}
  /** Goes to a place inside the element. It ignores a place that it cannot show. */
  show(place: Place): void;
}`,
    ...elements.map((element) => interfaceOf(element, shared)),
    `/** The attributes that every tag takes. */
export interface KaunterAttributes {
${shared.map(attribute).join("\n")}
}`,
    ...elements.map(
      (element) => `/** The attributes of \`${element.tag}\`. */
export interface ${interfaceName(element.tag)}Attributes extends KaunterAttributes {
${ownAttributes(element, shared).map(attribute).join("\n")}
}`,
    ),
    `/** The events of the elements, by name. */
export interface KaunterEvents {
${events.map(({ name, type }) => `  readonly "${name}": ${type};`).join("\n")}
}`,
    `declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag }) => `    "${tag}": ${interfaceName(tag)};`).join("\n")}
  }
  interface GlobalEventHandlersEventMap extends KaunterEvents {}
}`,
  ]);
}

/** The text of a file with these declarations. */
export function joined(declarations: readonly string[]): string {
  return `${declarations.join("\n\n")}\n`;
}

/** The attributes that all elements take. */
export function sharedAttributes(elements: readonly PublishedElement[]): readonly DocumentedAttribute[] {
  const [first, ...others] = elements;
  return (first?.attributes ?? []).filter(({ name }) =>
    others.every(({ attributes }) => attributes.some((other) => other.name === name)),
  );
}

/** The attributes that only this element takes. */
export function ownAttributes({ attributes }: PublishedElement, shared: readonly DocumentedAttribute[]) {
  return attributes.filter(({ name }) => !shared.some((other) => other.name === name));
}

function interfaceOf(element: PublishedElement, shared: readonly DocumentedAttribute[]): string {
  const own = ownAttributes(element, shared).map(property);
  const body = own.length === 0 ? "{}" : `{\n${own.join("\n")}\n}`;
  return `/** ${element.summary} */\nexport interface ${interfaceName(element.tag)} extends KaunterElement ${body}`;
}

/** The property of an attribute. `lang` is a plain `string`, as in every HTML element. */
function property({ name, type, description }: DocumentedAttribute): string {
  if (name === "lang") return `  /** ${description} */\n  lang: string;`;
  const own = camelCase(name);
  if (type === "boolean") return `  /** ${description} */\n  ${own}: boolean;`;
  return `  /** ${description} */
  get ${own}(): string | undefined;
  set ${own}(value: ${writtenType(type)} | null | undefined);`;
}

function attribute({ name, type, description }: DocumentedAttribute): string {
  return `  /** ${description} */\n  readonly "${name}"?: ${writtenType(type)};`;
}

/** A page may also write a number as text. */
function writtenType(type: string): string {
  return /^\d/.test(type) ? `${type} | ${type.replace(/\d+/g, '"$&"')}` : type;
}

export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `kaunter-pay` is `KaunterPay`. */
export function interfaceName(tag: string): string {
  return camelCase(`-${tag}`);
}
