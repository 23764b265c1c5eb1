import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

/** The central team's desk is no part of what citizens load. */

const project = join(import.meta.dirname, "../../..");

/** The files that a file loads, at once or on demand. Imports of types load nothing. */
function loadedBy(path: string, onDemand: boolean): readonly string[] {
  const source = readFileSync(join(project, path), "utf8");
  const atOnce = source.matchAll(/(?:^|\n)(?:import|export) (?!type )(?:[^;]*?from )?"(\.[^"]+)"/g);
  const later = onDemand ? source.matchAll(/import\("(\.[^"]+)"\)/g) : [];
  return [...atOnce, ...later]
    .map(([, to = ""]) => relative(project, join(project, dirname(path), to)))
    .filter((to) => /\.tsx?$/.test(to) && existsSync(join(project, to)));
}

function reached(beginnings: readonly string[], isFollowed: (path: string) => boolean): readonly string[] {
  const found = new Set<string>();
  const waiting = [...beginnings];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...loadedBy(next, true).filter(isFollowed));
  }
  return [...found];
}

const BEGINNINGS = ["src/shell/main.ts", ...globSync("widgets/kaunter*.ts", { cwd: project })];
const DESK = "src/desk/DeskScreen.tsx";

const ofCitizens = reached(BEGINNINGS, (path) => path !== DESK);

test("no screen, page or element of the citizens loads code of the desk", () => {
  expect(ofCitizens.length).toBeGreaterThan(300);
  expect(ofCitizens.filter((path) => path.startsWith("src/desk/"))).toEqual([]);
});

test("only the list of screens loads the desk, on demand", () => {
  const loading = ofCitizens.filter((path) => loadedBy(path, true).includes(DESK));
  expect(loading).toEqual(["src/shell/screens.ts"]);
  expect(ofCitizens.filter((path) => loadedBy(path, false).includes(DESK))).toEqual([]);
});

test("the desk's texts load on demand, in no file of the citizens", () => {
  const isText = (path: string) => /^src\/i18n\/\w+\/desk\//.test(path);
  expect(ofCitizens.filter((path) => loadedBy(path, false).some(isText))).toEqual([]);
  expect(ofCitizens.filter((path) => loadedBy(path, true).some(isText))).toEqual(["src/i18n/namespaces.ts"]);
});
