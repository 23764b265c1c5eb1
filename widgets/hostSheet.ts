import { PageSheet } from "../src/ui/style/pageSheet.ts";

// A custom element is inline by itself, and a rule for `:host` would then win over the browser's for `hidden`.
const hostSheet = new PageSheet();
// A row or a middle of the page makes an element as wide as it would like to be: no wider than there is room.
hostSheet.insert(":host { display: block; min-inline-size: 0; max-inline-size: 100%; }");
hostSheet.insert(":host([hidden]) { display: none; }");
// As wide as the element is, also where a rule for every tag makes that a row.
hostSheet.insert(":host > div { flex: 1 1 100%; min-inline-size: 0; }");

/** Makes the element a block that `hidden` hides; the page's own rules for the tag win over it. */
export function adoptHostStyles(root: ShadowRoot): void {
  hostSheet.adopt(root);
}
