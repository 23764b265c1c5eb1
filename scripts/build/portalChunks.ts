import { fileURLToPath } from "node:url";
import { type Graph, modulesBelow } from "./modulesBelow.ts";

const PORTAL = fileURLToPath(new URL("../../src/shell/start.tsx", import.meta.url));

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** The entry's module for chunks that fail to load, and the helper that Vite adds to each chunk with a dynamic import. */
const BEGINNING = /\/src\/shell\/chunkLoadFailure\.ts$|vite\/preload-helper/;

/**
 * Groups the modules of the portal's start into one file, with React in another, even if screens use them too. Otherwise each
 * small set of modules that the same screens share would be a separate file and request. The portal fetches React before the rest
 * (src/shell/main.ts).
 */
export function portalChunks() {
  let first: ReadonlySet<string> | undefined;
  return {
    groups: [
      { name: "begin", test: BEGINNING, priority: 3 },
      { name: "react", test: REACT, priority: 2 },
      {
        name: (id: string, graph: Graph) => {
          first ??= modulesBelow(PORTAL, graph);
          return first.has(id) ? "base" : null;
        },
        priority: 1,
      },
    ],
  };
}
