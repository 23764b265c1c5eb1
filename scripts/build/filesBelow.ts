import type { Rolldown } from "vite";

/** The files of a build, and all that they import statically, directly or not. */
export function filesBelow(
  files: readonly string[],
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const part = bundle[file];
    if (part?.type === "chunk") filesBelow(part.imports, bundle, found);
  }
  return found;
}
