import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawAccess } from "../../../scripts/diagrams/access.ts";
import { ALLOWED_USES } from "../../../src/server/query/allowedUses.ts";

test("the page is what the table draws: after a change of the table, `npm run diagrams`", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/access.md"), "utf8");
  expect(page).toBe(drawAccess());
});

test("the specification's eleven uses are in the table: its ten of the proxy, and the write of a licence (rule 7.4)", () => {
  const uses = new Set(ALLOWED_USES.map(({ use }) => use));
  // a user's own database is read under a path of its own, and what it answers is the user's record
  expect([...uses]).toHaveLength(11);
});
