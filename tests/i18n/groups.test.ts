import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { TEXT_GROUPS, type TextGroup } from "../../src/i18n/groups.ts";
import { groupRoots } from "./allTexts.ts";

/** The texts of a group are there only below a screen that is made `withTexts` of it, or that adds them before it says any. */

const project = join(import.meta.dirname, "../..");

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

/** The files of ours that a file imports, at once or on demand; what it takes for its types alone is not among them. */
function importedBy(path: string): readonly string[] {
  const found = sourceOf(path).matchAll(
    /(?:^|\n)(?:import|export) (?!type )[^;]*?from "(\.[^"]+)"|import\("(\.[^"]+)"\)|(?:^|\n)import "(\.[^"]+)"/g,
  );
  return [...found]
    .map(([, first, second, third]) => first ?? second ?? third ?? "")
    .filter((to) => /\.tsx?$/.test(to) && !to.includes("/i18n/"))
    .map((to) => relative(project, join(project, dirname(path), to)));
}

/** Says what its caller names: which rules a form may break where the catalogue is not there is tested with the catalogue. */
const NAMED_BY_OTHERS = "src/screens/parts/useRuleText.ts";

const fetches = (path: string, group: TextGroup) =>
  new RegExp(`(?:withTexts\\(|addTextGroups\\([\\w.]+,)\\s*\\[[^\\]]*"${group}"`).test(sourceOf(path));

/** Every file that is drawn while the texts of a group may not be there. */
function drawnWithout(group: TextGroup): ReadonlySet<string> {
  const drawn = new Set<string>();
  const visit = (path: string) => {
    if (drawn.has(path) || fetches(path, group)) return;
    drawn.add(path);
    for (const next of importedBy(path)) visit(next);
  };
  for (const path of BEGINNINGS) visit(path);
  return drawn;
}

describe.each(Object.keys(TEXT_GROUPS) as TextGroup[])("the texts of %s", (group) => {
  const key = new RegExp(`["'\`](${groupRoots[group].join("|")})\\.[\\w$]`);

  test("are said by no screen that does not fetch them", () => {
    const drawn = [...drawnWithout(group)].filter((path) => path !== NAMED_BY_OTHERS);
    expect(drawn.length).toBeGreaterThan(100);
    expect(drawn.filter((path) => key.test(sourceOf(path)))).toEqual([]);
  });

  test("have a branch of the group's own name, by which it is told that they are there", () => {
    expect(groupRoots[group]).toContain(group);
  });
});
