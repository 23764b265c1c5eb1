import { fileURLToPath } from "node:url";
import { type Graph, modulesBelow } from "./modulesBelow.ts";

const moduleAt = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

const PORTAL = moduleAt("shell/start.tsx");
const HOME = moduleAt("screens/home/HomeScreen.tsx");
const SEARCH = moduleAt("screens/search/SearchScreen.tsx");
const RECEIPT = moduleAt("screens/receipt/ReceiptScreen.tsx");
const PAYING = [
  moduleAt("screens/cart/CartScreen.tsx"),
  moduleAt("screens/checkout/payScreens.tsx"),
  RECEIPT,
];

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** The entry's module for chunks that fail to load, and the helper that Vite adds to each chunk with a dynamic import. */
const BEGINNING = /\/src\/shell\/chunkLoadFailure\.ts$|vite\/preload-helper/;

/**
 * Groups the modules of the portal's start into one file, with React in another, even if screens use them too. Otherwise each
 * small set of modules that the same screens share would be a separate file and request. The portal fetches React before the rest
 * (src/shell/main.ts).
 *
 * For the same reason, what the screens from the search to the receipt share is in three files: `home` for what the home screen
 * needs too, `find` for what the search needs, and `pay` for the rest. `receipt` has what the receipt needs besides, because the
 * browser comes back from the bank to it.
 */
export function portalChunks() {
  let files: ReadonlyMap<string, string> | undefined;
  /** A file also takes the modules that its modules import, except those of a file with a higher priority. */
  const file = (name: string, priority: number) => ({
    name: (id: string, graph: Graph) => {
      files ??= filesOf(graph);
      return files.get(id) === name ? name : null;
    },
    priority,
  });
  return {
    groups: [
      { name: "begin", test: BEGINNING, priority: 7 },
      { name: "react", test: REACT, priority: 6 },
      file("base", 5),
      file("home", 4),
      file("find", 3),
      file("pay", 2),
      file("receipt", 1),
    ],
  };
}

/** The file of each module that the start needs, that several screens of a payment need, or that the receipt needs. */
function filesOf(graph: Graph): ReadonlyMap<string, string> {
  const home = modulesBelow(HOME, graph);
  const search = modulesBelow(SEARCH, graph);
  const paying = PAYING.map((screen) => modulesBelow(screen, graph));
  const files = new Map<string, string>();
  for (const id of modulesBelow(RECEIPT, graph)) files.set(id, "receipt");
  for (const id of paying.flatMap((modules) => [...modules])) {
    if (home.has(id)) files.set(id, "home");
    else if (search.has(id)) files.set(id, "find");
    else if (paying.filter((modules) => modules.has(id)).length > 1) files.set(id, "pay");
  }
  for (const id of modulesBelow(PORTAL, graph)) files.set(id, "base");
  return files;
}
