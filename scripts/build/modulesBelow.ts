import type { Rolldown } from "vite";

export type Graph = Rolldown.ChunkingContext;

/** All modules that a module imports statically, directly or not. Dynamic imports do not count. */
export function modulesBelow(id: string, graph: Graph, found = new Set<string>()): ReadonlySet<string> {
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    modulesBelow(imported, graph, found);
  }
  return found;
}
