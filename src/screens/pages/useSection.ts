import { useEffect } from "react";
import { useEnvironment } from "../environment.tsx";

/** Shows the section that the address names, once it is there. */
export function useSection(ready: boolean): void {
  const { section } = useEnvironment();
  useEffect(() => {
    if (ready && section !== undefined) reveal(section);
  }, [ready, section]);
}

/** The id in the document of a section or a question. */
export function placeOf(section: string): string {
  return `section-${section}`;
}

/**
 * Unfolds a section, brings it into view and moves the focus to its heading or line, as a link within a plain page does: the
 * address after the hash is the route's. One that is not there changes nothing.
 */
export function reveal(section: string): void {
  const place = document.getElementById(placeOf(section));
  if (place instanceof HTMLDetailsElement) place.open = true;
  place?.scrollIntoView({ block: "start" });
  place?.querySelector<HTMLElement>("summary, [tabindex]")?.focus({ preventScroll: true });
}
