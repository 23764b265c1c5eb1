import type { FirstCopy, PageOfCopies } from "./firstCopy.ts";

/**
 * The loader: the one script of a council's page. Finds the tags and the links of the class `kaunter` that stand on the
 * page, now or later, and imports what they need and nothing else. Small by design, so it imports nothing before.
 */
const TAGS = ["search", "cart", "checkout", "receipt", "licence", "pay"].map((name) => `kaunter-${name}`);
const FOUND = `a.kaunter,${TAGS}`;
const PATIENCE_MS = 8_000;
/** What the link says that a tag gets which brought none. */
const WORDS: Readonly<Record<string, string>> = {
  ms: "Bayar dalam talian",
  en: "Pay online",
  zh: "网上缴费",
};
const version = import.meta.env.KAUNTER_VERSION;

/** What the addresses of the portal's screens begin with. */
const screens = import.meta.url.replace(/\/widgets\/.*/, "/#/");

// a plain address, which the browser resolves: a bundler's own way would double the loader
const fetched = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ `./${file}.${import.meta.env.DEV ? "ts" : "js"}`);

/**
 * Imports an element, and at once all that it would import in turn, and its texts: found one after the other, each would wait
 * for the one before. As imports and not as `<link rel="modulepreload">`: they are let in wherever the loader is.
 */
function load(tag: string, language = ""): Promise<unknown> {
  // the build's list (scripts/build/chains): seven characters of a name, and one for who needs it
  for (const [, name, users = ""] of import.meta.env.KAUNTER_CHAINS.matchAll(/(.{7})(.)/g))
    if (users < "a" ? ((users.charCodeAt(0) - 32) >> TAGS.indexOf(tag)) & 1 : users === language[0])
      // a failure is the element's, which imports it as well
      fetched(`chunks/${name}`).catch(() => {});
  return fetched(tag);
}

const page = globalThis as unknown as PageOfCopies;
const key = Symbol.for("kaunter");
page[key] ??= { version, home: import.meta.url, load };
const first: FirstCopy = page[key];
if (first.version !== version && !first.warned) {
  first.warned = true;
  console.warn(`Kaunter: ${version} beside ${first.version}: load one only.`);
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
    console.warn(`Kaunter: no ${tag} yet:`, reason);
    if (found.children[0]) return;
    const link = document.createElement("a");
    link.href = `${screens}search?council=${found.getAttribute("council") ?? ""}&lang=${language}`;
    link.textContent = WORDS[language] ?? "";
    found.append(link);
  };
  const slow = setTimeout(fallBack, PATIENCE_MS, "slow");
  // until then the timer keeps a tag that was removed
  bring(tag).then(() => customElements.get(tag) && clearTimeout(slow), fallBack);
}

// by what a node has, not by its class: one that was moved between documents is of another realm
function discover(node: Node & Partial<Pick<HTMLElement, "matches" | "querySelectorAll">>): void {
  if (node.matches?.(FOUND)) visit(node as HTMLElement);
  node.querySelectorAll?.<HTMLElement>(FOUND).forEach(visit);
}

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) addedNodes.forEach(discover);
}).observe(document, { childList: true, subtree: true });
discover(document);

if (location.search.includes("kaunter-debug")) fetched("kaunter.debug");
