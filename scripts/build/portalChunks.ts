import { fileURLToPath } from "node:url";
import { type Graph, modulesBelow } from "./modulesBelow.ts";

const PORTAL = fileURLToPath(new URL("../../src/shell/start.tsx", import.meta.url));

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** What begins it, and what Vite adds to each part that fetches another. */
const BEGINNING = /\/src\/shell\/lostPart\.ts$|vite\/preload-helper/;

/**
 * What the portal begins with is one file and React, whatever of it the screens use too: else each handful of modules that the
 * same screens share is a file and a request of its own. React is begun before the rest (src/shell/main.ts).
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
