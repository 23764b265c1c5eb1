import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** An import that runs something, now or later; types alone do not. */
const IMPORT =
  /^(?:import|export)(?!\s+type\b)[^"';]*?\sfrom\s+"(\.[^"]+)"|^import\s+"(\.[^"]+)"|\bimport\(\s*"(\.[^"]+)"/gm;

/** The project's own modules that one imports, by others and later as well, with their text. */
export function reachedModules(entry: string): ReadonlyMap<string, string> {
  const reached = new Map<string, string>();
  const waiting = [entry];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (reached.has(module)) continue;
    const text = readFileSync(module, "utf8");
    reached.set(module, text);
    const folder = dirname(module);
    const imported = [...text.matchAll(IMPORT)].map(([, from, alone, later]) => from ?? alone ?? later ?? "");
    waiting.push(
      ...imported
        .map((path) => join(folder, path))
        .filter((path) => /\.tsx?$/.test(path) && existsSync(path)),
    );
  }
  return reached;
}
