import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const PROJECT = join(import.meta.dirname, "../../..");

const DOCUMENTS = ["README.md", ...globSync("docs/**/*.md", { cwd: PROJECT })];

const read = (path: string) => readFileSync(join(PROJECT, path), "utf8");

/** The anchors of a text's headings, as GitHub makes them. */
function anchorsIn(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, "")
        .replaceAll(" ", "-"),
    ),
  );
}

/** The links to files of this project. Links to other sites and to routes of the portal are left out. */
function linksIn(path: string): readonly string[] {
  const links = [...read(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links.filter((link) => !/^(https?:|mailto:|#\/)/.test(link));
}

describe.each(DOCUMENTS)("every link in %s", (path) => {
  test("leads to an existing file and heading", () => {
    const dead = linksIn(path).filter((link) => {
      const [to = "", anchor] = link.split("#");
      const target = to === "" ? path : normalize(join(dirname(path), to));
      if (!existsSync(join(PROJECT, target))) return true;
      return anchor !== undefined && target.endsWith(".md") && !anchorsIn(read(target)).has(anchor);
    });
    expect(dead).toEqual([]);
  });
});

test("the index lists every document", () => {
  const listed = linksIn("docs/README.md");
  const documents = globSync("*.md", { cwd: join(PROJECT, "docs") }).filter((name) => name !== "README.md");
  expect(documents.filter((name) => !listed.includes(name))).toEqual([]);
});
