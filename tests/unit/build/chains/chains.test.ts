import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import {
  chainsOf,
  ELEMENTS,
  type ElementName,
  LANGUAGES,
} from "../../../../scripts/build/chains/chainsOf.ts";
import { writeChains } from "../../../../scripts/build/chains/writeChains.ts";

/** A chunk of a build with its imports and modules. */
function chunk(fileName: string, imports: readonly string[], ...moduleIds: readonly string[]) {
  return [fileName, { type: "chunk", fileName, imports, moduleIds }] as const;
}

const BASE = "chunks/ba5e000.js";
const SEARCH = "chunks/5ea4c40.js";
const FORM = "chunks/f0f0f0f.js";
const FIRST = "chunks/f125700.js";
const GROUND = "chunks/6209d00.js";
const TEXTS = "chunks/7e70000.js";

const bundle = Object.fromEntries([
  chunk("kaunter.js", []),
  ...ELEMENTS.map((name) =>
    chunk(`kaunter-${name}.js`, name === "search" ? [BASE, SEARCH] : name === "cart" ? [BASE, FORM] : [BASE]),
  ),
  chunk(BASE, [], "/house/widgets/define-screen.tsx"),
  chunk(SEARCH, [BASE, FORM], "/house/src/screens/search/SearchScreen.tsx"),
  chunk(FORM, []),
  chunk("chunks/0000000.js", [BASE], "/house/src/print/pdf.ts"),
  chunk(FIRST, [GROUND], "/house/widgets/early/showEarlySearches.ts"),
  chunk(GROUND, []),
  ...LANGUAGES.flatMap((language, place) => [
    chunk(`chunks/70000${place}0.js`, [TEXTS], `/house/src/i18n/${language}/searchElement.ts`),
    chunk(`chunks/70000${place}1.js`, [`chunks/70000${place}0.js`], `/house/src/i18n/${language}/index.ts`),
  ]),
  chunk(TEXTS, []),
]) as unknown as Rolldown.OutputBundle;

function usersOf(file: string): readonly string[] {
  const users = chainsOf(bundle).get(file)!;
  if (typeof users === "string") return [users];
  return "butSearch" in users ? [`${users.butSearch} but the search`] : [...users];
}

test("the loader fetches at once everything that an element needs for its first picture", () => {
  expect(usersOf(BASE)).toEqual([...ELEMENTS]);
  expect(usersOf(SEARCH)).toEqual(["search", "pay"]);
  expect(usersOf(FORM)).toEqual(["search", "cart", "pay"]);
  expect(usersOf(FIRST)).toEqual(["search"]);
  expect(usersOf(GROUND)).toEqual(["search"]);
});

test("the texts that the search does not need are in the language's chain for all other elements", () => {
  expect(usersOf("chunks/7000001.js")).toEqual(["ms but the search"]);
  expect(usersOf("chunks/7000021.js")).toEqual(["zh but the search"]);
  const list = writeChains(chainsOf(bundle));
  for (const entry of ["7000001n", "7000011f", "7000021{"]) expect(list).toContain(entry);
});

test("each language's texts are in that language's chain, and shared text code is in every element's chain", () => {
  expect(usersOf("chunks/7000000.js")).toEqual(["ms"]);
  expect(usersOf("chunks/7000020.js")).toEqual(["zh"]);
  expect(usersOf(TEXTS)).toEqual([...ELEMENTS]);
});

test("the loader fetches nothing early that an element needs only on demand", () => {
  expect([...chainsOf(bundle).keys()].sort()).toEqual(
    [
      BASE,
      SEARCH,
      FORM,
      FIRST,
      GROUND,
      TEXTS,
      ...LANGUAGES.flatMap((_, place) => [`chunks/70000${place}0.js`, `chunks/70000${place}1.js`]),
    ].sort(),
  );
});

test("the list names each chunk in eight characters, the last of which says which elements need it", () => {
  const bitsOf = (...names: readonly string[]) =>
    ELEMENTS.reduce((bits, name, place) => bits + (names.includes(name) ? 1 << place : 0), 32);
  const list = writeChains(chainsOf(bundle));
  expect(list).toHaveLength(12 * 8);
  expect(list).toContain(`5ea4c40${String.fromCharCode(bitsOf("search", "pay"))}`);
  expect(list).toContain("7000010e");
});

test("the list is valid inside a string of the loader's code, whatever its characters and the quotes", () => {
  // The bits of these elements give a double quote, a single quote, a dollar sign and a backslash.
  const users = [
    ["cart"],
    ["search", "cart", "checkout"],
    ["checkout"],
    ["checkout", "receipt", "licence", "pay"],
  ];
  const list = writeChains(
    new Map(
      users.map((names, place) => [`chunks/${`${place}`.repeat(7)}.js`, new Set(names as ElementName[])]),
    ),
  );
  for (const quote of ["`", '"', "'"])
    expect(new Function(`return ${quote}${list}${quote}`)()).toBe("0000000\"1111111'2222222$3333333\\");
});
