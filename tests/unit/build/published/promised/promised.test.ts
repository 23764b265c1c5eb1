import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import packageJson from "../../../../../package.json" with { type: "json" };
import { publicNames } from "./publicNames.ts";
import { undocumented } from "./undocumented.ts";

/** What a version promises (docs/changelog.md): a name stays, or was deprecated first. `promised-0.txt` lists the names of version 0. */

const MAJOR = packageJson.version.split(".")[0];
const changelog = readFileSync("docs/changelog.md", "utf8");
const promised = readFileSync(new URL(`promised-${MAJOR}.txt`, import.meta.url), "utf8")
  .trim()
  .split("\n");
const published = publicNames();

test("no promised name vanishes from the elements or the npm package without a deprecation and its entry in the changelog", () => {
  const missing = promised.filter((name) => !published.includes(name));
  expect(undocumented(missing, changelog)).toEqual([]);
});

test("the list names everything that is published, so that the next version keeps it", () => {
  expect(published.filter((name) => !promised.includes(name))).toEqual([]);
  expect(promised).toEqual([...new Set(promised)].toSorted());
});

const LOG = `## 0.4.0

### Removed

- The attribute \`charge\` of \`kaunter-pay\`.

## 0.3.0

## 0.2.0

### Deprecated

- The attribute \`charge\`: write \`kind\`.
`;

test.each([
  ["two versions after its deprecation", LOG, true],
  ["one version after its deprecation", LOG.replace("## 0.3.0\n\n", ""), false],
  ["without a deprecation", LOG.replace("### Deprecated", "### Changed"), false],
  ["without an entry", LOG.replace("### Removed", "### Changed"), false],
  ["under an entry about another name", LOG.replaceAll("`charge`", "`charges`"), false],
])("a name that vanishes %s", (_when, log, isAllowed) => {
  expect(undocumented(["attribute kaunter-pay charge"], log)).toEqual(
    isAllowed ? [] : ["attribute kaunter-pay charge"],
  );
});
