import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const PROJECT = join(import.meta.dirname, "../../..");

/** Every Markdown file of the project. The glob skips folders whose name begins with a dot. */
const DOCUMENTS = globSync("**/*.md", {
  cwd: PROJECT,
  exclude: (name) => ["node_modules", "dist", "storybook-static"].includes(name),
});

/** The text of a document without its blocks of code, whose brackets and signs are no Markdown. */
const read = (path: string) => readFileSync(join(PROJECT, path), "utf8").replace(/^```[\s\S]*?^```$/gm, "");

/** The anchors of a text's headings, as GitHub makes them: a repeated one gets a number. */
function anchorsIn(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of text.matchAll(/^#+ (.+)$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-");
    let numbered = anchor;
    for (let number = 1; anchors.has(numbered); number++) numbered = `${anchor}-${number}`;
    anchors.add(numbered);
  }
  return anchors;
}

/** The links and pictures of this project. Links to other sites and to routes of the portal are left out. */
function linksIn(path: string): readonly string[] {
  const text = read(path);
  const inMarkdown = [...text.matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)|^\[[^\]]+\]:\s+(\S+)/gm)];
  const inHtml = [...text.matchAll(/\b(?:src|srcset|href)="([^"]+)"/g)];
  const links = [...inMarkdown, ...inHtml].map(([, link, other = ""]) => link ?? other);
  return links.filter((link) => !/^(https?:|mailto:|#\/)/.test(link));
}

test("every document is read", () => {
  expect(DOCUMENTS).toContain("README.md");
  expect(DOCUMENTS).toContain("widgets/early/README.md");
  expect(DOCUMENTS.length).toBeGreaterThan(30);
});

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
