import createCache from "@emotion/cache";
import { PageSheet } from "./pageSheet.ts";

/** Begins every class name; not "css", with which Emotion would touch the host page's own Emotion styles. */
const KEY = "kaunter";

const pageSheet = new PageSheet(KEY);

/**
 * The one Emotion cache of the page. Class names depend on the styles alone, so all widgets share it, and a second
 * copy of the script makes the same names.
 */
export const styleCache = {
  // the browsers that have constructable sheets need no vendor prefixes
  ...createCache({ key: KEY, stylisPlugins: [] }),
  sheet: pageSheet,
};

/**
 * Gives a document or a shadow root the styles of every part of `ui`, those not yet rendered as well.
 * To be called before the first render, and from `adoptedCallback`, when the element came into another document.
 */
export function adoptStyles(root: Document | ShadowRoot): void {
  pageSheet.adopt(root);
}
