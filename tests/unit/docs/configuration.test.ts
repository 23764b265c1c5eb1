import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings, VARIABLES } from "../../../src/server/settings/settings.ts";

const page = readFileSync(join(import.meta.dirname, "../../../docs/configuration.md"), "utf8");

/** The rows of the page's tables whose first cell names variables: the names, and the other cells. */
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
  .map(([names = "", ...cells]) => ({
    names: [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    cells: cells.map((cell) => cell.trim()),
  }));

test("the configuration's page has each variable of the server once, and no others", () => {
  const documented = rows.flatMap(({ names }) => names);
  expect(documented.toSorted()).toEqual([...VARIABLES].toSorted());
});

test("each variable has a default, a meaning and an example", () => {
  for (const { names, cells } of rows) {
    expect(cells, names.join()).toHaveLength(3);
    expect(
      cells.filter((cell) => cell === ""),
      names.join(),
    ).toEqual([]);
    expect(cells[2], names.join()).toMatch(/^`[^`]+`$/);
  }
});

test("the page's defaults are those of the server", () => {
  const defaults = Object.entries(readSettings({})).filter(([, value]) => value !== "");
  expect(defaults.length).toBeGreaterThan(15);
  for (const [name, value] of defaults) {
    const cells = rows.find(({ names }) => names.includes(name))?.cells;
    expect(cells?.[0]?.replaceAll("`", ""), name).toBe(String(value));
  }
});
