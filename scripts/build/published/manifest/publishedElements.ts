import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Documentation, documentationOf } from "./documentation.ts";
import { reachedModules } from "./reachedModules.ts";
import { type ThemeVariable, themeVariablesOf } from "./themeVariables.ts";

/** An element's description from its comments and its modules. */
export interface PublishedElement extends Documentation {
  readonly tag: string;
  /** The built module that defines it. */
  readonly module: string;
  readonly variables: readonly ThemeVariable[];
}

const FOLDER = "widgets";

/** The module with the comment that describes all elements. */
export const COMMON_SOURCE = join(FOLDER, "KaunterElement.ts");
const TOKENS = join("src", "ui", "style", "tokens.ts");

/** Every element, in alphabetical order. */
export function publishedElements(): readonly PublishedElement[] {
  const common = documentationOf(readFileSync(COMMON_SOURCE, "utf8"));
  const variables = themeVariablesOf(readFileSync(TOKENS, "utf8"));
  return elementModules().map((file) => {
    const entry = join(FOLDER, file);
    const own = documentationOf(readFileSync(entry, "utf8"));
    const tag = own.element;
    if (tag === undefined) throw new Error(`${entry} has no @element tag: add one with the element's name`);
    const shown = shownParts(entry);
    return {
      ...own,
      tag,
      module: file.replace(/\.ts$/, ".js"),
      attributes: [...own.attributes, ...common.attributes],
      events: [...common.events, ...own.events],
      slots: [...common.slots, ...own.slots],
      parts: common.parts.filter(({ name }) => isShown(name, shown)),
      variables,
    };
  });
}

export function elementModules(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((file) => /^kaunter-[a-z]+\.ts$/.test(file))
    .toSorted();
}

/** The value of a `part` attribute, and the names in it. A name that ends in a dash is the prefix of several names. */
const PART = /\bpart=(?:"([^"]+)"|\{((?:\$\{\w+\}|[^}])*)\})/g;
const NAME = /[a-z][a-z-]*/g;

/** The names of the parts that an element can draw. `button-` means all names with this prefix. */
export function shownParts(entry: string): ReadonlySet<string> {
  const texts = [...reachedModules(entry).values()];
  const values = texts.flatMap((text) =>
    [...text.matchAll(PART)].flatMap(([, plain, computed]) =>
      plain === undefined ? literalsOf(computed ?? "") : [plain],
    ),
  );
  return new Set(values.flatMap((value) => value.match(NAME) ?? []));
}

function literalsOf(expression: string): readonly string[] {
  return [...expression.matchAll(/(?<!=\s*)"([^"]*)"|`([^`]*)`/g)].map(([, text, template]) =>
    (text ?? template ?? "").replace(/\$\{\w+\}/g, ""),
  );
}

function isShown(name: string, shown: ReadonlySet<string>): boolean {
  return [...shown].some((drawn) => (drawn.endsWith("-") ? name.startsWith(drawn) : name === drawn));
}
