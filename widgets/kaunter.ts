/**
 * The loader: the one script of a council's page. Imports the modules of the elements that stand on the page, now or
 * later, and nothing else. Small by design, so it imports nothing itself.
 */
const TAGS = ["search", "cart", "checkout", "receipt", "licence", "pay"].map((name) => `kaunter-${name}`);
const asked = new Set<string>();

function load(tag: string): void {
  if (asked.has(tag)) return;
  asked.add(tag);
  // A plain specifier, which the browser resolves beside this module: a bundler's helper would double the loader.
  import(/* @vite-ignore */ `./${tag}.${import.meta.env.DEV ? "ts" : "js"}`).catch(() => {
    // The browser has logged it, and the tag's own children stay on the page. Another such tag is another try.
    asked.delete(tag);
  });
}

function discover(root: Document | Element): void {
  for (const tag of TAGS) {
    if ((root instanceof Element && root.localName === tag) || root.querySelector(tag)) load(tag);
  }
}

new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof Element) discover(node);
}).observe(document, { childList: true, subtree: true });
discover(document);

export {};
