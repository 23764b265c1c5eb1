import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawAccess } from "../../../scripts/diagrams/access.ts";
import { ALLOWED_USES } from "../../../src/server/routes/queryRoutes.ts";

test("docs/access.md matches the table of uses (run `npm run diagrams` after a change of the table)", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/access.md"), "utf8");
  expect(page).toBe(drawAccess());
});

test("the table has the specification's eleven uses: ten of the proxy, and the writing of a licence (rule 7.4)", () => {
  const uses = new Set(ALLOWED_USES.map(({ use }) => use));
  // The user's own database has a path of its own, and answers the same record as the user's document.
  expect([...uses]).toHaveLength(11);
});
