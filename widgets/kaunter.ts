import type { FirstCopy, PageOfCopies } from "./firstCopy.ts";

/**
 * The loader: the one script of a council's page. It finds the tags and the links of class `kaunter` on the page, also those
 * added later, and imports only the modules that they need. It has no static imports, so that it stays small.
 */
const TAGS = ["search", "cart", "checkout", "receipt", "licence", "pay"].map((name) => `kaunter-${name}`);
const FOUND = `a.kaunter,${TAGS}`;
const PATIENCE_MS = 8_000;
/** The text of the fallback link, for a tag without children. */
const WORDS: Readonly<Record<string, string>> = {
  ms: "Bayar dalam talian",
  en: "Pay online",
  zh: "网上缴费",
};
const version = import.meta.env.KAUNTER_VERSION;

/** The prefix of the addresses of the portal's screens. */
const screens = import.meta.url.replace(/\/widgets\/.*/, "/#/");

// the browser resolves this plain address; code that the bundler adds for it would double the loader's size
const fetched = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ `./${file}.${import.meta.env.DEV ? "ts" : "js"}`);

/**
 * Imports an element, and at the same time all chunks and texts that it imports in turn. Otherwise the browser would find them one
 * after the other. A space is no language, and brings no texts early. We use imports and not `<link rel="modulepreload">`, because
 * a page that allows the loader allows them too.
 */
function load(tag: string, language = " "): Promise<unknown> {
  const place = TAGS.indexOf(tag);
  // the list of the build (scripts/build/chains): for each chunk seven characters of its name, and one for the elements or the
  // language that need it; the letter after a language's is for all elements but the search, the first
  for (const [, name, users = ""] of import.meta.env.KAUNTER_CHAINS.matchAll(/(.{7})(.)/g)) {
    const code = users.charCodeAt(0);
    const beyond = code - language.charCodeAt(0);
    if (code < 97 ? ((code - 32) >> place) & 1 : !beyond || (beyond === 1 && place))
      // ignored here, because the element imports the same chunk and reports the error
      fetched(`chunks/${name}`).catch(() => {});
  }
  return fetched(tag);
}

const page = globalThis as unknown as PageOfCopies;
const key = Symbol.for("kaunter");
page[key] ??= { version, home: import.meta.url, load };
const first: FirstCopy = page[key];
if (first.version !== version && !first.warned) {
  first.warned = true;
  console.warn(`Kaunter: ${first.version} and ${version} are loaded. Load one.`);
}

function visit(found: HTMLElement): void {
  const around = found.closest<HTMLElement>("[lang]")?.lang.slice(0, 2) ?? "";
  const language = WORDS[around] ? around : "ms";
  const bring = (tag: string) => first.load(tag, language).catch(() => load(tag, language));
  const tag = found.localName;
  if (tag === "a") {
    import("./upgradeLink.ts")
      .then(({ upgradeLink }) => upgradeLink(found as HTMLAnchorElement, screens, `${TAGS}`, bring))
      .catch(console.warn);
    return;
  }
  const fallBack = (reason: unknown) => {
    if (customElements.get(tag)) return;
    console.warn(`Kaunter: ${tag} has not loaded. Check policy and network:`, reason);
    if (found.children[0]) return;
    const link = document.createElement("a");
    link.href = `${screens}search?council=${found.getAttribute("council") ?? ""}&lang=${language}`;
    link.textContent = WORDS[language] ?? "";
    found.append(link);
  };
  const slow = setTimeout(fallBack, PATIENCE_MS, "slow");
  // otherwise the timer keeps a removed tag in memory
  bring(tag).then(() => customElements.get(tag) && clearTimeout(slow), fallBack);
}

// checks the node's methods, not its class, because a node that was moved from another document has another realm's classes
function discover(node: Node & Partial<Pick<HTMLElement, "matches" | "querySelectorAll">>): void {
  if (node.matches?.(FOUND)) visit(node as HTMLElement);
  node.querySelectorAll?.<HTMLElement>(FOUND).forEach(visit);
}

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) addedNodes.forEach(discover);
}).observe(document, { childList: true, subtree: true });
discover(document);

if (location.search.includes("kaunter-debug")) fetched("kaunter.debug");
