import { PageSheet } from "../src/ui/style/pageSheet.ts";

// A custom element is inline by itself, and a rule for `:host` would then win over the browser's for `hidden`.
const hostSheet = new PageSheet();
hostSheet.insert(":host { display: block; }");
hostSheet.insert(":host([hidden]) { display: none; }");

/** Makes the element a block that `hidden` hides; the page's own rules for the tag win over it. */
export function adoptHostStyles(root: ShadowRoot): void {
  hostSheet.adopt(root);
}
