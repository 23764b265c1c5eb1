/**
 * Whether the elements of this page pay at the portal or only try payments at its test portal. A page has one mode, because its
 * elements share one cart and one payment. In test mode the browser's storage has names of its own, so that neither mode sees what
 * the other stored.
 */

export const PAGE_MODES = ["live", "test"] as const;

export type PageMode = (typeof PAGE_MODES)[number];

let settled: PageMode | undefined;

const readers = new Set<() => void>();

/** The mode of the page. The portal's own pages are always live. */
export function pageMode(): PageMode {
  return settled ?? "live";
}

/**
 * The first element on the page with a valid mode settles it, until the page is loaded again.
 * @param written the element's attribute `mode`; null for a tag without it
 */
export function settlePageMode(written: string | null): void {
  const asked = written?.trim() || "live";
  if (settled !== undefined || (asked !== "live" && asked !== "test")) return;
  settled = asked;
  if (asked === "test") for (const read of readers) read();
}

/** Registers a function that reads a module's stored state again, because the module read it before the page became a test. */
export function whenTestBegins(read: () => void): void {
  readers.add(read);
}

/** The name of this page's part of the browser's storage. */
export function storageName(name: string): string {
  return settled === "test" ? `${name}.test` : name;
}
