import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ruleProblems } from "./ruleProblems.ts";

const ROOT = join(import.meta.dirname, "../../..");

const TESTS = [
  "tests/**/*.test.{ts,tsx}",
  "e2e/**/*.spec.ts",
  "src/**/*.stories.tsx",
  ".storybook/**/*.stories.tsx",
];

// The samples in this file are no tests of the product.
const sources = globSync(TESTS, { cwd: ROOT, exclude: ["tests/unit/specification/**"] }).map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), "utf8"),
}));

test("each rule of the specification has a test that names it, and each named rule exists", () => {
  expect(sources.length).toBeGreaterThan(300);
  const specification = readFileSync(join(ROOT, "docs/specification.md"), "utf8");
  expect(specification.match(/^- \*\*/gm)?.length).toBeGreaterThan(190);
  expect(ruleProblems(specification, sources)).toEqual([]);
});

describe("the check finds", () => {
  const RULES = "- **2.7** One.\n- **5.3** Another.\n- **9.1** A third. *Not tested: it needs a phone.*\n";
  const found = (text: string, rules = RULES) => ruleProblems(rules, [{ path: "a.test.ts", text }]);
  const BOTH = 'test("both hold (rules 2.7, 5.3)", () => {});';

  test("nothing when each rule is tested, by a title in any of its forms", () => {
    expect(found(BOTH)).toEqual([]);
    expect(found('test.each([1])(\n  "%i (rule 2.7)",\n);\nconst A = { name: "A (rule 5.3)" };')).toEqual([]);
    expect(found("describe(`in any language (rules 2.7, 5.3)`, () => {});")).toEqual([]);
  });

  test.each([
    ["a rule without a test", 'test("one (rule 2.7)")', "No test holds rule 5.3."],
    ["a number that no rule has", `${BOTH} test("x (rule 2.8)")`, /rule 2\.8, which .* does not have/],
    ["a tag elsewhere than in a title", `${BOTH} const row = ["x (rule 2.7)"];`, /elsewhere than at the end/],
    ["a tag within a title", `${BOTH} test("x (rule 2.7) and more")`, /elsewhere than at the end/],
    ["rules out of order", 'test("x (rules 5.3, 2.7)")', /does not write its rules as/],
    ["one rule in the plural", `${BOTH} test("x (rules 2.7)")`, /does not write its rules as/],
    ["a test of what is not tested", `${BOTH} test("x (rule 9.1)")`, /says that it is not tested/],
    ["a skipped test", `${BOTH} test.skip("x")`, /skips, or runs alone/],
    ["a group that runs alone", `${BOTH} describe.only("x")`, /skips, or runs alone/],
    ["a test that is only planned", `${BOTH} test.todo("x")`, /skips, or runs alone/],
    ["a test that the machine decides on", `${BOTH} test.skipIf(isSlow)("x")`, /skips, or runs alone/],
    ["a story that is no test", `${BOTH} const A = { tags: ["!test"] };`, /skips, or runs alone/],
  ])("%s", (_what, text, problem) => {
    expect(found(text)).toEqual([typeof problem === "string" ? problem : expect.stringMatching(problem)]);
  });

  test("a number that two rules use", () => {
    expect(found(BOTH, `${RULES}- **2.7** Again.\n`)).toEqual(["docs/specification.md has rule 2.7 twice."]);
  });
});
