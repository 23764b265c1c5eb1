import { readFileSync } from "node:fs";
import { COMMON_SOURCE, type PublishedElement, publishedElements } from "./publishedElements.ts";
import { writtenOut } from "./valueSets.ts";

/** A method of an interface, with a comment of one line. */
const METHOD = /\/\*\* (.+) \*\/\n\s+(\w+)\((\w+): (\w+)\): (\w+);/g;

/**
 * The Custom Elements Manifest (custom-elements.json, schema 2.1), which editors, catalogues and Storybook read. Its descriptions
 * come from the elements' comments.
 */
export function customElements() {
  const methods = methodsOf(readFileSync(COMMON_SOURCE, "utf8"));
  return {
    schemaVersion: "2.1.0",
    readme: "README.md",
    modules: publishedElements().map((element) => ({
      kind: "javascript-module",
      path: element.module,
      declarations: [declarationOf(element, methods)],
      exports: [
        {
          kind: "custom-element-definition",
          name: element.tag,
          declaration: { name: className(element.tag), module: element.module },
        },
      ],
    })),
  };
}

interface Attribute {
  readonly name: string;
  readonly type: { readonly text: string };
  readonly description: string;
  /** The property that reflects the attribute. */
  readonly fieldName: string;
}

function declarationOf(element: PublishedElement, methods: ReturnType<typeof methodsOf>) {
  const attributes = element.attributes.map(({ name, type, default: usual, description }) => ({
    name,
    type: { text: writtenOut(type) },
    ...(usual === undefined ? {} : { default: usual }),
    description,
    fieldName: propertyOf(name),
  }));
  return {
    kind: "class",
    customElement: true,
    name: className(element.tag),
    tagName: element.tag,
    superclass: { name: "HTMLElement" },
    summary: element.summary,
    attributes,
    members: [
      // every HTML element already reflects `lang`
      ...attributes.filter(({ name }) => name !== "lang").map(fieldOf),
      ...methods,
    ],
    events: element.events.map(({ name, type, description }) => ({
      name,
      type: { text: type },
      description,
    })),
    slots: element.slots,
    cssParts: element.parts,
    cssProperties: element.variables,
  };
}

function fieldOf({ name, type, fieldName, description }: Attribute) {
  return {
    kind: "field",
    name: fieldName,
    type: { text: type.text === "boolean" ? "boolean" : "string | undefined" },
    description,
    attribute: name,
    reflects: true,
  };
}

function methodsOf(source: string) {
  return [...source.matchAll(METHOD)].map(([, description = "", name = "", parameter, type, returned]) => ({
    kind: "method",
    name,
    description,
    parameters: [{ name: parameter, type: { text: type } }],
    return: { type: { text: returned } },
  }));
}

/** `search-href` is `searchHref`. */
function propertyOf(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `kaunter-pay` is `KaunterPay`. */
function className(tag: string): string {
  return propertyOf(`-${tag}`);
}
