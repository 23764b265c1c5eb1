import type { Finding } from "./findings.ts";

/** Finds what the page's address, its frame and the browser's settings deny to the elements. */
export function inspectSurroundings(view: Window): readonly Finding[] {
  const found: Finding[] = [];
  const { document, location } = view;
  if (location.protocol === "file:") found.push({ kind: "file", about: "file:" });
  else if (!view.isSecureContext) found.push({ kind: "insecure", about: location.origin });
  if (!document.documentElement.lang)
    found.push({ kind: "noLanguage", about: "<html>", write: '<html lang="ms">' });
  if (view.top !== view) found.push({ kind: "framed", about: location.origin });
  found.push(...inspectHeader(view));
  if (!canStore(view)) found.push({ kind: "storage", about: location.origin });
  return found;
}

function canStore(view: Window): boolean {
  try {
    return view.localStorage !== null && view.sessionStorage !== null && view.indexedDB !== null;
  } catch {
    return false;
  }
}

/** Finds a header that stays at the top of the window, when the page has no `scroll-padding-top` for it. */
function inspectHeader({ document, innerWidth, innerHeight }: Window): readonly Finding[] {
  if (getComputedStyle(document.documentElement).scrollPaddingTop !== "auto") return [];
  const header = document
    .elementsFromPoint(innerWidth / 2, 0)
    .map((element) => closestStaying(element))
    .find((element) => element !== undefined && element.getBoundingClientRect().bottom < innerHeight / 2);
  if (header === undefined) return [];
  const { bottom } = header.getBoundingClientRect();
  return [
    {
      kind: "fixedHeader",
      about: `<${header.localName}>`,
      write: `html { scroll-padding-top: ${Math.ceil(bottom)}px; }`,
    },
  ];
}

/** The element or its nearest ancestor that does not move when the page scrolls: a fixed one, or a sticky one with a `top`. */
function closestStaying(element: Element): Element | undefined {
  const { position, top } = getComputedStyle(element);
  if (position === "fixed" || (position === "sticky" && top !== "auto")) return element;
  return element.parentElement === null ? undefined : closestStaying(element.parentElement);
}
