import { fileURLToPath } from "node:url";
import { type Graph, modulesBelow } from "./modulesBelow.ts";

const moduleAt = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

const PORTAL = moduleAt("shell/start.tsx");
/** What a first visit draws. */
const FIRST = [moduleAt("screens/home/HomeScreen.tsx"), moduleAt("shell/dialogs/CovidDialog.tsx")];
const SEARCH = moduleAt("screens/search/SearchScreen.tsx");
const RECEIPT = moduleAt("screens/receipt/ReceiptScreen.tsx");
const PAYING = [
  moduleAt("screens/cart/CartScreen.tsx"),
  moduleAt("screens/checkout/payScreens.tsx"),
  RECEIPT,
];

const OWN_FOLDER = "/src/screens/receipt/";
const CLIENT = [moduleAt("api/client.ts"), moduleAt("api/readConfiguration.ts")];
const KEPT = ["stores/keptOnDevice.ts", "stores/keptReceipts.ts"];

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** The entry's module for chunks that fail to load, and the helper that Vite adds to each chunk with a dynamic import. */
const BEGINNING = /\/src\/shell\/chunkLoadFailure\.ts$|vite\/preload-helper/;

/**
 * Groups the modules of the portal's start into one file, with React in another, even if screens use them too. Otherwise each
 * small set of modules that the same screens share would be a separate file and request. The portal fetches React before the rest
 * (src/shell/main.ts).
 *
 * For the same reason, what the screens from the search to the receipt share is in two files: `find` for what the search needs
 * too, and `pay` for the rest. The browser comes back from the bank to the receipt with nothing loaded. So the receipt's own code
 * is in one file, and what it shares with other screens is in `common`. What each visit loads after the first drawing is in
 * `client`, and what keeps documents on the device in `kept`.
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
      { name: "begin", test: BEGINNING, priority: 9 },
      { name: "react", test: REACT, priority: 8 },
      file("base", 6),
      file("client", 5),
      file("find", 4),
      file("pay", 3),
      file("common", 2),
      file("ReceiptScreen", 1),
      file("kept", 0),
    ],
  };
}

/** The file of each module that the start needs, that several screens of a payment need, or that the receipt needs. */
function filesOf(graph: Graph): ReadonlyMap<string, string> {
  const home = new Set(FIRST.flatMap((module) => [...modulesBelow(module, graph)]));
  const search = modulesBelow(SEARCH, graph);
  const paying = PAYING.map((screen) => modulesBelow(screen, graph));
  const files = new Map<string, string>();
  for (const path of KEPT) files.set(moduleAt(path), "kept");
  const own = onlyBelow(RECEIPT, graph);
  for (const id of [RECEIPT, ...modulesBelow(RECEIPT, graph)])
    if (home.has(id)) files.set(id, "base");
    else files.set(id, own.has(id) || id.includes(OWN_FOLDER) ? "ReceiptScreen" : "common");
  for (const id of paying.flatMap((modules) => [...modules])) {
    if (home.has(id)) files.set(id, "base");
    else if (search.has(id)) files.set(id, "find");
    else if (paying.filter((modules) => modules.has(id)).length > 1) files.set(id, "pay");
  }
  for (const id of CLIENT.flatMap((module) => [module, ...modulesBelow(module, graph)]))
    files.set(id, "client");
  for (const id of modulesBelow(PORTAL, graph)) files.set(id, "base");
  return files;
}

/** A module, and those below it that nothing else imports. */
function onlyBelow(root: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([root]);
  const below = modulesBelow(root, graph);
  const isOwn = (id: string) => {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
    return dynamicImporters.length === 0 && importers.every((importer) => found.has(importer));
  };
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const id of below) if (isOwn(id)) found.add(id);
  }
  return found;
}
