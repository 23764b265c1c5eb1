import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ACCOUNTS } from "./accounts.ts";
import { CALLS } from "./calls.ts";
import { CONSTANTS } from "./constants.ts";
import { ENTITIES } from "./entities.ts";
import { MESSAGES } from "./messages.ts";
import { NOT_YET } from "./notYet.ts";
import { SCREENS } from "./screens.ts";
import { TRANSITIONS } from "./transitions.ts";
import { VALIDATION } from "./validation.ts";

/**
 * The specification rule by rule, and where each is held. It looks at the tests' names alone: that they hold is what they say
 * themselves.
 */

const HELD = [
  ...SCREENS,
  ...ENTITIES,
  ...ACCOUNTS,
  ...TRANSITIONS,
  ...VALIDATION,
  ...CALLS,
  ...MESSAGES,
  ...CONSTANTS,
];

const ROOT = join(import.meta.dirname, "../..");

/** Whether a file has a test, a group or a row of a table under this name, or a story. */
function has(file: string, name: string): boolean {
  const path = join(ROOT, file);
  if (!existsSync(path)) return false;
  const source = readFileSync(path, "utf8");
  return file.endsWith(".stories.tsx")
    ? new RegExp(`export const ${name}\\b`).test(source)
    : source.includes(JSON.stringify(name));
}

test.each(HELD)("section $section: $rule", ({ heldBy }) => {
  expect(heldBy).not.toEqual([]);
  expect(heldBy.filter(([file, name]) => !has(file, name))).toEqual([]);
});

test("no rule is both held and not done yet", () => {
  const held = new Set(HELD.map(({ rule }) => rule));
  expect(NOT_YET.filter(({ rule }) => held.has(rule))).toEqual([]);
});
