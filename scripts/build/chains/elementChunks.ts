import { fileURLToPath } from "node:url";
import { type Graph, modulesBelow } from "../modulesBelow.ts";
import { EARLY } from "../prerender/earlySearch.ts";

const inHouse = (module: string) => fileURLToPath(new URL(`../../../${module}`, import.meta.url));

/**
 * Groups the elements' code into few files, because they compress better and need fewer requests. `base` has the modules of the
 * search, which a page shows first. `ground` has those of them that the early form needs, so that the form does not wait for the
 * rest. `client` has those that the search loads next, to ask the portal, and `outcome` those that it loads once a citizen begins.
 * The bundler splits all other modules by their users.
 */
export function elementChunks() {
  let files: ReadonlyMap<string, string> | undefined;
  const fileOf = (id: string, graph: Graph) => {
    files ??= filesOf(graph);
    return files.get(id) ?? null;
  };
  // a group also takes the modules that its modules import; the first group has priority
  return {
    groups: ["ground", "base", "client", "outcome"].map((name) => ({
      name: (id: string, graph: Graph) => (fileOf(id, graph) === name ? name : null),
    })),
  };
}

/**
 * The modules with which each file begins, in the reverse order of loading. A file also takes the modules that its beginnings import,
 * even from a file above it in this list.
 */
const BEGINNINGS = [
  ["outcome", ["src/screens/search/SearchOutcome.tsx"]],
  ["client", ["src/api/client.ts", "src/api/readConfiguration.ts"]],
  ["base", ["widgets/kaunter-search.ts"]],
] as const;

function filesOf(graph: Graph): ReadonlyMap<string, string> {
  const early = modulesBelow(inHouse(EARLY), graph);
  const files = new Map<string, string>();
  for (const [file, beginnings] of BEGINNINGS)
    for (const beginning of beginnings.map(inHouse)) {
      if (graph.getModuleInfo(beginning) === null)
        throw new Error(`The build has no module ${beginning}. Correct its name in elementChunks.ts.`);
      if (file !== "base") files.set(beginning, file);
      for (const id of modulesBelow(beginning, graph))
        files.set(id, file === "base" && early.has(id) ? "ground" : file);
    }
  return files;
}
