/** The elements that a webmaster can put on a page. */

export const EMBED_ELEMENTS = ["pay", "search", "cart", "checkout", "receipt", "licence"] as const;

export type EmbedElement = (typeof EMBED_ELEMENTS)[number];

/** The elements that can have a page of their own on the council's site. */
export const EMBED_PAGES = ["search", "cart", "checkout", "receipt", "licence"] as const;

export type EmbedPage = (typeof EMBED_PAGES)[number];

/** The levels for an element's first heading in the outline of the page around it. The first is the default. */
export const HEADING_LEVELS = ["2", "3", "4"] as const;

export type EmbedHeadingLevel = (typeof HEADING_LEVELS)[number];

/** Whether the element begins with a search, and so takes a charge type and a number. */
export function searches(element: EmbedElement): boolean {
  return element === "pay" || element === "search";
}

/** The pages that the element links to. `pay` shows everything itself and links to none. */
export function pagesBeside(element: EmbedElement): readonly EmbedPage[] {
  return element === "pay" ? [] : EMBED_PAGES.filter((page) => page !== element);
}
