import { PageSheet } from "../src/ui/style/pageSheet.ts";

// A custom element is inline by default. Our `:host` rule makes it a block, but would win over the browser's rule for `hidden`.
const hostSheet = new PageSheet();
// A flex row or a centring layout of the page gives an element its preferred width. It must not get wider than the room it has.
hostSheet.insert(":host { display: block; min-inline-size: 0; max-inline-size: 100%; }");
hostSheet.insert(":host([hidden]) { display: none; }");
// The content fills the element, even if a page's rule for all tags makes the element a flex row.
hostSheet.insert(":host > div { flex: 1 1 100%; min-inline-size: 0; }");

/** Makes the element a block that `hidden` hides. The page's own rules for the tag win over these rules. */
export function adoptHostStyles(root: ShadowRoot): void {
  hostSheet.adopt(root);
}
