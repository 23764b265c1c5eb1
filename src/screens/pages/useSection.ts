import { useEffect } from "react";
import { useEnvironment } from "../environment.tsx";

/** Shows the section that the address names, as soon as the page is ready. */
export function useSection(ready: boolean): void {
  const { section } = useEnvironment();
  useEffect(() => {
    if (ready && section !== undefined) reveal(section);
  }, [ready, section]);
}

/** The id of the HTML element of a section or a question. */
export function placeOf(section: string): string {
  return `section-${section}`;
}

/**
 * Unfolds a section, scrolls to it and moves the focus to its heading or summary, as a link to a fragment would. A real fragment
 * link is impossible, because the hash of the address contains the route. A missing section changes nothing.
 */
export function reveal(section: string): void {
  const place = document.getElementById(placeOf(section));
  if (place instanceof HTMLDetailsElement) place.open = true;
  place?.scrollIntoView({ block: "start" });
  place?.querySelector<HTMLElement>("summary, [tabindex]")?.focus({ preventScroll: true });
}
