import { fileURLToPath } from "node:url";
import { type Graph, modulesBelow } from "../modulesBelow.ts";
import { EARLY } from "../prerender/earlySearch.ts";

const inHouse = (module: string) => fileURLToPath(new URL(`../../../${module}`, import.meta.url));

/**
 * Groups the elements' code into few files, because they compress better and need fewer requests. `base` has the modules of the
 * search, which a page shows first. `ground` has those of them that the early form needs, so that the form does not wait for the
 * rest. The bundler splits all other modules by their users.
 */
export function elementChunks() {
  let files: ReadonlyMap<string, string> | undefined;
  const fileOf = (id: string, graph: Graph) => {
    files ??= filesOf(graph);
    return files.get(id) ?? null;
  };
  // a group also takes the modules that its modules import; the first group has priority
  return {
    groups: ["ground", "base"].map((name) => ({
      name: (id: string, graph: Graph) => (fileOf(id, graph) === name ? name : null),
    })),
  };
}

function filesOf(graph: Graph): ReadonlyMap<string, string> {
  const early = modulesBelow(inHouse(EARLY), graph);
  const search = modulesBelow(inHouse("widgets/kaunter-search.ts"), graph);
  return new Map([...search].map((id) => [id, early.has(id) ? "ground" : "base"]));
}
