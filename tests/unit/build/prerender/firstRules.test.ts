import { expect, test } from "vitest";
import { firstRules } from "../../../../scripts/build/prerender/firstRules.ts";

const MARKUP = '<div class="k-ground"><p data-tone="muted" data-wide="true" aria-label="x">Words</p></div>';
const rules = (given: string) => firstRules(given, MARKUP, "k-ground");

test.each([
  [".k-a{margin:0;}", ".k-a{margin:0;}"],
  ['.k-a[data-tone="muted"]{color:red;}', '.k-a[data-tone="muted"]{color:red;}'],
  ['.k-a[data-tone="danger"]{color:red;}', ""],
  [".k-a[data-wide]{flex:1;}.k-a[data-error]{color:red;}", ".k-a[data-wide]{flex:1;}"],
  ['.k-a[data-tone="danger"],.k-a:focus{color:red;}', '.k-a[data-tone="danger"],.k-a:focus{color:red;}'],
  // The attribute comes and goes while the form is shown.
  ['.k-a[aria-busy="true"]::after{content:"";}', '.k-a[aria-busy="true"]::after{content:"";}'],
])("of the rules %s these are kept: %s", (given, kept) => {
  expect(rules(given)).toBe(kept);
});

test("a group keeps the rules that apply, and is dropped when none does", () => {
  expect(rules('@media print{.k-a{top:0;}.k-a[data-size="x"]{top:1px;}}')).toBe("@media print{.k-a{top:0;}}");
  expect(rules('@container (min-width: 36em){.k-a[data-size="x"]{top:1px;}}.k-b{top:0;}')).toBe(
    ".k-b{top:0;}",
  );
  const keyframes = "@keyframes go{from{top:0;}to{top:1px;}}";
  expect(rules(keyframes)).toBe(keyframes);
});

test("the rules of the surface are left out, because another sheet has them", () => {
  expect(rules(".k-ground{all:initial;}@media print{.k-ground :is(a, b){top:0;}}.k-a{top:0;}")).toBe(
    ".k-a{top:0;}",
  );
});
