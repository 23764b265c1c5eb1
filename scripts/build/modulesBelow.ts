import type { Rolldown } from "vite";

export type Graph = Rolldown.ChunkingContext;

/** All that a module imports, and what that imports; not what is imported later on. */
export function modulesBelow(id: string, graph: Graph, found = new Set<string>()): ReadonlySet<string> {
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    modulesBelow(imported, graph, found);
  }
  return found;
}
