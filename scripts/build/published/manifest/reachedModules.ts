import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A static or dynamic import that runs code, not an import of types. */
const IMPORT =
  /^(?:import|export)(?!\s+type\b)[^"';]*?\sfrom\s+"(\.[^"]+)"|^import\s+"(\.[^"]+)"|\bimport\(\s*"(\.[^"]+)"/gm;

/** The project's modules that a module imports, directly or not, statically or dynamically, with their source text. */
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
