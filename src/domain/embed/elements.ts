/** The elements that a webmaster may put on a page, and the attributes that each is given. */

export const EMBED_ELEMENTS = ["pay", "search", "cart", "checkout", "receipt", "licence"] as const;

export type EmbedElement = (typeof EMBED_ELEMENTS)[number];

/** What can have a page of the council's site to itself. */
export const EMBED_PAGES = ["search", "cart", "checkout", "receipt", "licence"] as const;

export type EmbedPage = (typeof EMBED_PAGES)[number];

/** The levels that an element's first heading may have in the outline of the page around it; the first stands unless told. */
export const HEADING_LEVELS = ["2", "3", "4"] as const;

export type EmbedHeadingLevel = (typeof HEADING_LEVELS)[number];

/** Whether the element begins with a search, and so with a charge type and a number. */
export function searches(element: EmbedElement): boolean {
  return element === "pay" || element === "search";
}

/** The pages that the element leads to: none where it shows everything itself. */
export function pagesBeside(element: EmbedElement): readonly EmbedPage[] {
  return element === "pay" ? [] : EMBED_PAGES.filter((page) => page !== element);
}
