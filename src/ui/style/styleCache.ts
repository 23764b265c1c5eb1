import createCache from "@emotion/cache";
import { PageSheet } from "./pageSheet.ts";

const pageSheet = new PageSheet();

/**
 * The one Emotion cache of the page. Class names depend on the styles alone, so all widgets share it, and a second
 * copy of the script makes the same names. Emotion calls its sheet's `insert` for each rule, in both of its builds;
 * `flush` is for tools. The key begins every class name; with "css" Emotion would move the host page's own styles.
 */
export const styleCache = createCache({
  key: "kaunter",
  // the browsers that have constructable sheets need no vendor prefixes
  stylisPlugins: [],
});
Object.assign(styleCache.sheet, {
  insert: (rule: string) => pageSheet.insert(rule),
  flush: () => pageSheet.flush(),
});

/**
 * Gives a document or a shadow root the styles of every part of `ui`, those not yet rendered as well.
 * To be called before the first render, and from `adoptedCallback`, when the element came into another document.
 */
export function adoptStyles(root: Document | ShadowRoot): void {
  pageSheet.adopt(root);
}
