import type { Finding } from "./findings.ts";

/** What the page's place and its visitor's browser keep from the elements. */
export function inspectSurroundings(view: Window): readonly Finding[] {
  const found: Finding[] = [];
  const { document, location } = view;
  if (location.protocol === "file:") found.push({ kind: "file", about: "file:" });
  else if (!view.isSecureContext) found.push({ kind: "insecure", about: location.origin });
  if (!document.documentElement.lang)
    found.push({ kind: "noLanguage", about: "<html>", write: '<html lang="ms">' });
  if (view.top !== view) found.push({ kind: "framed", about: location.origin });
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
