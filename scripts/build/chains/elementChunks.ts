import { fileURLToPath } from "node:url";
import { type Graph, modulesBelow } from "../modulesBelow.ts";
import { EARLY } from "../prerender/earlySearch.ts";

const inHouse = (module: string) => fileURLToPath(new URL(`../../../${module}`, import.meta.url));

/**
 * Groups the elements' code into few files, because they compress better and need fewer requests. `base` has the modules of the
 * search, which a page shows first. `ground` has those of them that the early form needs, so that the form does not wait for the
 * rest. `client` has those that the search loads next, to ask the portal, and `outcome` those that it loads once a citizen begins.
 * `paying` has the modules that several of the later screens need, `selected` those of the cart and the checkout alone, and each of
 * these screens has a file for the rest. `form` is apart, because the search loads it for some bills. The bundler splits all other
 * modules by their users.
 *
 * The browser comes back from the bank to `kaunter-pay` with nothing loaded, and each file is a request. So the modules that the
 * search needs for some bills are in `paying` too, which a citizen with such a bill loads anyway for the next screen.
 */
export function elementChunks() {
  let files: ReadonlyMap<string, string> | undefined;
  const fileOf = (id: string, graph: Graph) => {
    files ??= filesOf(graph);
    return files.get(id) ?? null;
  };
  // a group also takes the modules that its modules import; the first group has priority
  const scripts = [
    "ground",
    "base",
    "client",
    "outcome",
    "paying",
    "form",
    "selected",
    ...Object.keys(SCREENS),
  ];
  return {
    groups: [
      ...scripts.map((name) => ({
        name: (id: string, graph: Graph) => (fileOf(id, graph) === name ? name : null),
      })),
      { name: (id: string) => TEXTS_OF_SEARCH.exec(id)?.[1] ?? null },
      { name: (id: string) => LATER_TEXTS.exec(id)?.[1] ?? null },
    ],
  };
}

/** The texts of the search, by the language. */
const TEXTS_OF_SEARCH = /\/src\/i18n\/((?:ms|en|zh)\/searchElement)\.ts$/;

/** The texts of the later screens, with those of the receipt and of the actions below it, by the language. */
const LATER_TEXTS = /\/src\/i18n\/(ms|en|zh)\/(?:index|receipt|documents)\.ts$/;

/**
 * The modules with which each file begins, in the reverse order of loading. A file also takes the modules that its beginnings import,
 * even from a file above it in this list.
 */
const BEGINNINGS = [
  ["outcome", ["src/screens/search/SearchOutcome.tsx"]],
  ["client", ["src/api/client.ts", "src/api/readConfiguration.ts"]],
  ["base", ["widgets/kaunter-search.ts"]],
] as const;

/** What the search loads for some bills only. */
const FORMS = inHouse("src/screens/search/forms.tsx");
const OTHER_PAYMENT = inHouse("src/screens/parts/paying/OtherPaymentInProgressNotice.tsx");

/** The screens behind the search, by the file. */
const SCREENS = {
  cart: inHouse("src/screens/cart/CartScreen.tsx"),
  checkout: inHouse("widgets/checkout/CheckoutCounter.tsx"),
  receipt: inHouse("src/screens/receipt/ReceiptScreen.tsx"),
  licence: inHouse("src/screens/licence/LicenceScreen.tsx"),
} as const;

/** The files of the screens behind the search, without regard to the files that the search has loaded by then. */
function filesOfScreens(graph: Graph): Map<string, string> {
  const users = new Map<string, string[]>();
  for (const [screen, module] of Object.entries(SCREENS))
    for (const id of [module, ...modulesBelow(module, graph)])
      users.set(id, [...(users.get(id) ?? []), screen]);
  const fileFor = (screens: readonly string[]) =>
    screens.length === 1 ? screens.join() : screens.join() === "cart,checkout" ? "selected" : "paying";
  const files = new Map([...users].map(([id, screens]) => [id, fileFor(screens)]));
  for (const id of modulesBelow(FORMS, graph))
    if (files.has(id)) files.set(id, files.get(id) === "checkout" ? "form" : "paying");
  files.set(OTHER_PAYMENT, "paying");
  return files;
}

function filesOf(graph: Graph): ReadonlyMap<string, string> {
  const early = modulesBelow(inHouse(EARLY), graph);
  const files = filesOfScreens(graph);
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
