import { fileURLToPath } from "node:url";
import { type Graph, modulesBelow } from "../modulesBelow.ts";
import { EARLY } from "../prerender/earlySearch.ts";

const inHouse = (module: string) => fileURLToPath(new URL(`../../../${module}`, import.meta.url));

/**
 * In which files the elements' code stands: few, which compress better than many, and are fewer requests. What the search
 * stands on, which a page shows first, is `base`; what of it the form stands on that is shown before, `ground`, for that must not
 * wait for the whole; all else is split by who shares it.
 */
export function elementChunks() {
  let files: ReadonlyMap<string, string> | undefined;
  const fileOf = (id: string, graph: Graph) => {
    files ??= filesOf(graph);
    return files.get(id) ?? null;
  };
  // a group takes what its modules import with it, and the first has the choice
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
