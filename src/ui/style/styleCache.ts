import createCache from "@emotion/cache";
import { PageSheet } from "./pageSheet.ts";

const pageSheet = new PageSheet();

/**
 * The page's only Emotion cache. Class names depend on the styles alone, so all widgets share it, and a second copy of the script
 * creates the same names. Emotion calls its sheet's `insert` for each rule, in both of its builds. Tools call `flush`. Every
 * class name begins with the key. The key must not be "css", because Emotion would then move the host page's own styles.
 */
export const styleCache = createCache({
  key: "kaunter",
  // browsers with constructable sheets need no vendor prefixes
  stylisPlugins: [],
});
Object.assign(styleCache.sheet, {
  insert: (rule: string) => pageSheet.insert(rule),
  flush: () => pageSheet.flush(),
});
// the build renders ahead: Emotion then keeps the rules in `inserted`, and would otherwise put a `<style>` before each element
styleCache.compat = true;

/**
 * Gives a document or a shadow root the styles of all `ui` components, including those not rendered yet. Call it before the first
 * render, and from `adoptedCallback` when the element moved into another document.
 */
export function adoptStyles(root: Document | ShadowRoot): void {
  pageSheet.adopt(root);
}
