import { fileURLToPath } from "node:url";
import { type Graph, modulesBelow } from "./modulesBelow.ts";

const moduleAt = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

const PORTAL = moduleAt("shell/start.tsx");
/** What a first visit draws. */
const FIRST = [moduleAt("screens/home/HomeScreen.tsx"), moduleAt("shell/dialogs/CovidDialog.tsx")];
/** The home page draws it at once, and the receipt and the empty cart later: from the start's file it is no request of its own. */
const ILLUSTRATION = moduleAt("ui/text/Illustration.tsx");
const SEARCH = moduleAt("screens/search/SearchScreen.tsx");
const FORMS = moduleAt("screens/search/forms.tsx");
/** What shows the result of a search. */
const OUTCOME = moduleAt("screens/search/SearchOutcome.tsx");
const RECEIPT = moduleAt("screens/receipt/ReceiptScreen.tsx");
const PAY_SCREENS = moduleAt("screens/checkout/payScreens.tsx");
const PAYING = [moduleAt("screens/cart/CartScreen.tsx"), PAY_SCREENS, RECEIPT];

/** What each visit loads after the first drawing. */
const AFTERWARDS = [
  moduleAt("api/client.ts"),
  moduleAt("api/readConfiguration.ts"),
  moduleAt("shell/worker/register.ts"),
  moduleAt("stores/keptOnDevice.ts"),
];

const KEPT_RECEIPTS = moduleAt("stores/keptReceipts.ts");

/** The texts of a language that each visit loads. */
const LANGUAGE = /\/src\/i18n\/(ms|en|zh)\/index\.ts$/;

/** The texts of the receipt and of the actions below it, by the language. */
const RECEIPT_TEXTS = /\/src\/i18n\/(ms|en|zh)\/(?:receipt|documents)\.ts$/;

const REACT = /\/src\/shell\/drawing\.ts$|\/node_modules\/(?:react|react-dom|scheduler)\//;

/** The entry, which fetches the rest, and the helper that Vite adds to each chunk with a dynamic import. */
const BEGINNING = /\/src\/shell\/(?:main|chunkLoadFailure)\.ts$|vite\/preload-helper/;

/**
 * Groups the modules of the portal's start into one file, with React in another, even if screens use them too. Otherwise each
 * small set of modules that the same screens share would be a separate file and request. The portal fetches React before the rest
 * (src/shell/main.ts).
 *
 * For the same reason, what the screens from the search to the receipt share is in two files, `form` for the forms of the bills and
 * of the payment, and `pay` for the rest. What the search shares with them is in the start's file, because nearly every visit comes
 * to the search. The browser comes back from the bank to the
 * receipt with nothing loaded. So the receipt's code is in one file, with what it shares with the screens of other payments. What
 * each visit loads after the first drawing is in `client`.
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
      { name: (id: string) => LANGUAGE.exec(id)?.[1] ?? null, priority: 7 },
      { name: (id: string) => receiptTexts(id), priority: 7 },
      file("base", 6),
      file("client", 5),
      file("pay", 3),
      file("form", 2),
      file("ReceiptScreen", 1),
    ],
  };
}

/** The file of each module that the start needs, that several screens of a payment need, or that the receipt needs. */
function filesOf(graph: Graph): ReadonlyMap<string, string> {
  const home = new Set(FIRST.flatMap((module) => [...modulesBelow(module, graph)]));
  const search = modulesBelow(SEARCH, graph);
  const outcome = modulesBelow(OUTCOME, graph);
  const forms = modulesBelow(FORMS, graph);
  const paying = PAYING.map((screen) => modulesBelow(screen, graph));
  const files = new Map<string, string>();
  for (const id of modulesBelow(PAY_SCREENS, graph)) if (forms.has(id)) files.set(id, "form");
  for (const id of [RECEIPT, KEPT_RECEIPTS, ...modulesBelow(RECEIPT, graph)]) files.set(id, "ReceiptScreen");
  for (const id of forms) if (outcome.has(id)) files.set(id, "pay");
  for (const id of search) if (home.has(id)) files.set(id, "base");
  for (const id of paying.flatMap((modules) => [...modules])) {
    if (home.has(id) || search.has(id)) files.set(id, "base");
    else if (paying.filter((modules) => modules.has(id)).length > 1) files.set(id, "pay");
  }
  for (const id of AFTERWARDS.flatMap((module) => [module, ...modulesBelow(module, graph)]))
    files.set(id, "client");
  for (const id of [PORTAL, ...modulesBelow(PORTAL, graph), ILLUSTRATION]) files.set(id, "base");
  return files;
}

/** The file of the receipt's texts in the module's language. */
function receiptTexts(id: string): string | null {
  const language = RECEIPT_TEXTS.exec(id)?.[1];
  return language === undefined ? null : `receipt-${language}`;
}
