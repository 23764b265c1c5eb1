import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { customElements } from "../../../../../scripts/build/published/manifest/customElements.ts";
import { documentationOf } from "../../../../../scripts/build/published/manifest/documentation.ts";
import { htmlData } from "../../../../../scripts/build/published/manifest/htmlData.ts";
import {
  COMMON_SOURCE,
  elementModules,
  shownParts,
} from "../../../../../scripts/build/published/manifest/publishedElements.ts";
import { reachedModules } from "../../../../../scripts/build/published/manifest/reachedModules.ts";
import { CHARGE_TYPES } from "../../../../../src/domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../../../../src/domain/councils.ts";
import { LANGUAGES } from "../../../../../src/domain/language.ts";
import { TOKENS } from "../../../../../src/ui/style/tokens.ts";
import { COMMON_ATTRIBUTES } from "../../../../../widgets/attributes.ts";

/** The published manifest and the code agree, so neither can change alone. */

const { modules } = customElements();
const declarations = modules.flatMap((module) => module.declarations);
const named = <Entry extends { readonly name: string }>(entries: readonly Entry[]) =>
  entries.map(({ name }) => name).toSorted();
/** The names as they are drawn: `button-` stands for the kinds of buttons. */
const drawnNames = (parts: readonly { readonly name: string }[]) => [
  ...new Set(named(parts).map((name) => name.replace(/^button-.+/, "button-"))),
];
const elements = elementModules().map((file) => {
  const entry = join("widgets", file);
  const tag = file.replace(".ts", "");
  const declaration = declarations.find(({ tagName }) => tagName === tag);
  if (declaration === undefined) throw new Error(`${tag} is not published`);
  return { tag, entry, source: readFileSync(entry, "utf8"), declaration };
});
const each = elements.map((element) => [element.tag, element] as const);

test("every module of an element is published as the file that a build makes of it", () => {
  expect(modules.map(({ path }) => path)).toEqual(elementModules().map((file) => file.replace(".ts", ".js")));
  expect(modules.every(({ exports }) => exports[0]?.kind === "custom-element-definition")).toBe(true);
});

describe.each(each)("%s", (_tag, { source, entry, declaration }) => {
  test("has the attributes that it observes", () => {
    const own = JSON.parse(/attributes: (\[.*\])/.exec(source)?.[1] ?? "null");
    expect(named(declaration.attributes)).toEqual([...COMMON_ATTRIBUTES, ...own].toSorted());
  });

  test("has the parts that it can draw", () => {
    expect(drawnNames(declaration.cssParts)).toEqual([...shownParts(entry)].toSorted());
  });

  test("has the events that its screens cause", () => {
    const texts = [...reachedModules(entry).values()].join("\n");
    const events = named(declaration.events);
    expect(events.includes("kaunter-redirect")).toBe(texts.includes("environment.mayLeave()"));
    expect(events.includes("kaunter-payment")).toBe(texts.includes('report({ type: "payment"'));
    expect(events).toEqual(
      expect.arrayContaining(["kaunter-cart-change", "kaunter-error", "kaunter-navigate", "kaunter-ready"]),
    );
  });

  test("has the variables that the design tokens read", () => {
    const read = new Set(TOKENS.match(/--kaunter-[a-z-]+/g));
    expect(named(declaration.cssProperties)).toEqual([...read].toSorted());
  });

  test("describes everything in a sentence", () => {
    const { attributes, events, slots, cssParts, cssProperties, members } = declaration;
    const all = [...attributes, ...events, ...slots, ...cssParts, ...cssProperties, ...members];
    for (const { name, description } of all) expect(`${name}: ${description}`).toMatch(/: [A-Z].+\.$/);
    expect(declaration.summary).toMatch(/^[A-Z].+\.$/);
  });
});

test("every event is published, with its class", () => {
  const classes = readdirSync("widgets/events").flatMap((file) => {
    const name = /super\("([a-z-]+)"/.exec(readFileSync(join("widgets/events", file), "utf8"))?.[1];
    return name === undefined ? [] : [`${name} ${file.replace(".ts", "")}`];
  });
  const published = declarations.flatMap(({ events }) =>
    events.map(({ name, type }) => `${name} ${type.text}`),
  );
  expect([...new Set(published)].toSorted()).toEqual(classes.toSorted());
});

test("no part is described that no element draws", () => {
  const drawn = new Set(elements.flatMap(({ entry }) => [...shownParts(entry)]));
  const { parts } = documentationOf(readFileSync(COMMON_SOURCE, "utf8"));
  expect(drawnNames(parts)).toEqual([...drawn].toSorted());
});

test("an editor offers the values of council, charge and lang", () => {
  const pay = htmlData().tags.find(({ name }) => name === "kaunter-pay");
  const valuesOf = (attribute: string) =>
    pay?.attributes.find(({ name }) => name === attribute)?.values?.map(({ name }) => name);
  expect(valuesOf("council")).toEqual(COUNCIL_CODES);
  expect(valuesOf("charge")).toEqual(CHARGE_TYPES);
  expect(valuesOf("lang")).toEqual(LANGUAGES);
  expect(valuesOf("heading-level")).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(valuesOf("account")).toBeUndefined();
});

test("no type is named that only this project has", () => {
  const types = declarations.flatMap(({ attributes }) => attributes.map(({ type }) => type.text));
  for (const type of types)
    expect(type).toMatch(/^(?:string|boolean|(?:"[\w-]+"|\d)(?: \| (?:"[\w-]+"|\d))*)$/);
});
