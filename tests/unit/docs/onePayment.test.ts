import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const page = readFileSync(join(import.meta.dirname, "../../../docs/one-payment.md"), "utf8");

/** The files of the tables with this heading in their second column. */
const listed = (heading: string): readonly string[] =>
  page
    .split("\n\n")
    .filter((table) => table.startsWith(`| File in \`src\` | ${heading} |`))
    .flatMap((table) => [...table.matchAll(/^\| \[[^\]]+\]\(\.\.\/src\/([^)]+)\)/gm)])
    .map(([, file = ""]) => file);

test("one payment passes at most 60 files, and docs/one-payment.md counts the files of its tables", () => {
  const [deciding, passing] = [listed("Decides"), listed("Passes on")];
  const files = new Set([...deciding, ...passing]);
  expect(files.size).toBe(deciding.length + passing.length);
  expect(files.size).toBeLessThanOrEqual(60);
  expect(page).toContain(
    `The payment passes ${files.size} files. ${deciding.length} of them decide something.`,
  );
});
