import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { texts as all } from "../../../src/i18n/en/index.ts";
import { texts as ofSearch } from "../../../src/i18n/en/searchElement.ts";
import { NAMESPACES, type Namespace } from "../../../src/i18n/namespaces.ts";
import { branchesOf, flat } from "./allTexts.ts";

/** The texts of a namespace exist only below a component made with `withTexts`, or one that fetches them itself. */

const project = join(import.meta.dirname, "../../..");

const BEGINNINGS = [
  "src/shell/start.tsx",
  ...["search", "cart", "checkout", "receipt", "licence", "pay"].map((name) => `widgets/kaunter-${name}.ts`),
];

const sources = new Map<string, string>();

function sourceOf(path: string): string {
  const read = sources.get(path) ?? readFileSync(join(project, path), "utf8");
  sources.set(path, read);
  return read;
}

/** Our own files that a file imports, directly or on demand. Imports of types do not count. */
function importedBy(path: string): readonly string[] {
  const found = sourceOf(path).matchAll(
    /(?:^|\n)(?:import|export) (?!type )[^;]*?from "(\.[^"]+)"|import\("(\.[^"]+)"\)|(?:^|\n)import "(\.[^"]+)"/g,
  );
  return [...found]
    .map(([, first, second, third]) => first ?? second ?? third ?? "")
    .filter((to) => /\.tsx?$/.test(to) && !to.includes("/i18n/"))
    .map((to) => relative(project, join(project, dirname(path), to)));
}

/**
 * This file uses the key that its caller gives. tests/unit/i18n/validationCatalogue.test.ts checks which rules a form may break
 * without the catalogue.
 */
const NAMED_BY_OTHERS = "src/screens/parts/texts.ts";

const fetches = (path: string, namespace: Namespace) =>
  new RegExp(`(?:useNamespace\\(|(?:withTexts\\(|addNamespaces\\([^[]*,)\\s*\\[[^\\]]*)"${namespace}"`).test(
    sourceOf(path),
  );

/**
 * Every file that a page reaches from its beginnings, without those behind a file that is left out.
 * @param isLeftOut called with the file's path and the files that it imports
 */
function reachedFrom(
  beginnings: readonly string[],
  isLeftOut: (path: string, imported: readonly string[]) => boolean,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (path: string) => {
    const imported = importedBy(path);
    if (reached.has(path) || isLeftOut(path, imported)) return;
    reached.add(path);
    for (const next of imported) visit(next);
  };
  for (const path of beginnings) visit(path);
  return reached;
}

/** Every file that is drawn while the texts of a namespace may be missing. */
function drawnWithout(namespace: Namespace): ReadonlySet<string> {
  return reachedFrom(BEGINNINGS, (path, imported) =>
    // The file itself or a hook that it imports.
    [path, ...imported.filter((next) => /\/use\w+\.tsx?$/.test(next))].some((file) =>
      fetches(file, namespace),
    ),
  );
}

describe.each(Object.keys(NAMESPACES) as Namespace[])("the texts of %s", (namespace) => {
  const key = new RegExp(`["'\`](${branchesOf[namespace].join("|")})\\.[\\w$]`);

  test("are used by no screen that does not fetch them", () => {
    const drawn = [...drawnWithout(namespace)].filter((path) => path !== NAMED_BY_OTHERS);
    expect(drawn.length).toBeGreaterThan(100);
    expect(drawn.filter((path) => key.test(sourceOf(path)))).toEqual([]);
  });

  test("have a branch with the namespace's name, by which the program sees that they are loaded", () => {
    expect(branchesOf[namespace]).toContain(namespace);
  });
});

/** This file is drawn only with all texts: `useLazyModule` loads them. */
const WITH_ALL_TEXTS = "src/screens/search/forms.tsx";

test("kaunter-search uses no text that only the other elements and the portal load, but for its forms", () => {
  const own = new Set(flat(ofSearch).map(([key]) => key));
  const later = flat(all).flatMap(([key]) => (own.has(key) ? [] : [key.replace(/_(one|other|card)$/, "")]));
  expect(later.length).toBeGreaterThan(200);
  const branches = Object.keys(all).filter((branch) => !(branch in ofSearch));
  expect(branches.length).toBeGreaterThan(5);
  const key = new RegExp(`["'\`](?:(?:${branches.join("|")})\\.[\\w$]|(?:${later.join("|")})["'\`])`, "g");
  const reached = reachedFrom(
    ["widgets/kaunter-search.ts"],
    (path) => path === NAMED_BY_OTHERS || path === WITH_ALL_TEXTS,
  );
  expect(reached.size).toBeGreaterThan(100);
  // the charges name keys as data, which the form and the cart show
  const used = [...reached]
    .filter((path) => !path.startsWith("src/charges/"))
    .flatMap((path) => (sourceOf(path).match(key) ?? []).map((found) => [path, found]));
  expect(used).toEqual([]);
});
