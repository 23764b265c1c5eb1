import type { Page } from "@playwright/test";

/** Every text and every error of a page from its first moment, including texts that were visible only for an instant. */
export interface Witness {
  /** Every text that a citizen could see or hear at some moment. */
  readonly said: Set<string>;
  /** The texts that were checked already. */
  readonly judged: Set<string>;
  /** Unhandled errors, violations of the policy, and console messages. No page may cause any. */
  readonly wrongs: string[];
}

/** The browser itself reports a failed fetch, and no page can prevent that. */
const OF_THE_NETWORK = /^Failed to load resource|has been blocked by CORS policy|^net::ERR/;

export async function watch(page: Page): Promise<Witness> {
  const witness: Witness = { said: new Set(), judged: new Set(), wrongs: [] };
  page.on("pageerror", (error) => witness.wrongs.push(`unhandled: ${error.message}`));
  page.on("console", (message) => {
    const isWrong = ["error", "warning"].includes(message.type()) && !OF_THE_NETWORK.test(message.text());
    if (isWrong) witness.wrongs.push(`${message.type()}: ${message.text()}`);
  });
  await page.exposeFunction("noteSaid", (text: string) => witness.said.add(text));
  await page.exposeFunction("noteWrong", (what: string) => witness.wrongs.push(what));
  await page.addInitScript(tellAll);
  return witness;
}

/** Runs in the page, before our own code. */
function tellAll(): void {
  interface Reported {
    noteSaid(text: string): Promise<void>;
    noteWrong(what: string): Promise<void>;
  }
  const reported = window as unknown as Reported;
  if (/^(bank|card)\./.test(location.hostname)) return;

  addEventListener("securitypolicyviolation", (event) => {
    void reported.noteWrong(`policy: ${event.violatedDirective} ${event.blockedURI}`);
  });

  const NAMES = ["aria-label", "title", "alt", "placeholder"];
  const textIn = (root: Element | ShadowRoot): string => {
    const inside = [...root.querySelectorAll<HTMLElement>("*")];
    const own = root instanceof HTMLElement ? [root] : [...root.children];
    const seen = own.map((part) => (part as HTMLElement).innerText ?? "");
    const named = inside.flatMap((part) => NAMES.map((name) => part.getAttribute(name) ?? ""));
    const deeper = inside.flatMap((part) => (part.shadowRoot ? [textIn(part.shadowRoot)] : []));
    return [...seen, ...named, ...deeper].filter((text) => text !== "").join("\n");
  };
  const tell = () => {
    const elements = [...document.querySelectorAll<HTMLElement>("kaunter-pay, kaunter-receipt")];
    // A council's text around our elements is its own.
    const ours = elements.length > 0 ? elements : [document.body];
    const texts = ours.flatMap((part) => (part === null ? [] : [part.shadowRoot ?? part])).map(textIn);
    void reported.noteSaid([document.title, ...texts].join("\n"));
  };

  const observer = new MutationObserver(tell);
  const WATCHED = { subtree: true, childList: true, characterData: true, attributes: true } as const;
  observer.observe(document, WATCHED);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    observer.observe(root, WATCHED);
    return root;
  };
}
