import { expect, test } from "vitest";
import { sheetRules, slipRules } from "../../../src/print/pageRules.ts";
import { RECEIPT } from "../../../src/print/stories/examples.ts";

const foot = (text: string, page: (page: number, of: number) => string) =>
  sheetRules({ ...RECEIPT, foot: { text, page } });

test("the words around a page's number come from the document, in any order", () => {
  expect(foot("Resit", (page, of) => `Halaman ${page} daripada ${of}`)).toContain(
    'content: "Halaman " counter(page) " daripada " counter(pages) "";',
  );
  expect(foot("收据", (page, of) => `共 ${of} 页，第 ${page} 页`)).toContain(
    'content: "共 " counter(pages) " 页，第 " counter(page) " 页";',
  );
});

test.each([
  ["says no number", () => "Halaman"],
  ["says one alone", (page: number) => `Halaman ${page}`],
  ["holds another number", (page: number, of: number) => `Borang 7: ${page} / ${of}`],
])("a sentence that %s is replaced by plain numbers", (_, page) => {
  expect(foot("Resit", page)).toContain('content: counter(page) " / " counter(pages);');
});

test("no text of a council breaks the foot of a printed page", () => {
  const rules = foot('Resit "; } body { display: none } \\', () => "");
  expect(rules).toContain('content: "Resit \\"; } body { display: none } \\\\";');
});

test("a slip is as long as its content, plus 10 mm for its edges", () => {
  expect(slipRules(960)).toContain("size: 80mm 264mm;");
});
