import { expect, type Page } from "@playwright/test";

/** A council's page, from its first moment on: what the elements did to it, and what went wrong on it. */
export interface WatchedHost {
  /** Errors that nobody handled, breaches of the page's policy, errors on its console. */
  readonly wrongs: string[];
}

/** To be called before the page is opened. The simulated bank's own pages are not watched. */
export async function watchHost(page: Page): Promise<WatchedHost> {
  const wrongs: string[] = [];
  const isAtTheBank = () => /^https?:\/\/(bank|card)\./.test(page.url());
  page.on("pageerror", (error) => wrongs.push(`unhandled: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !isAtTheBank()) wrongs.push(`console: ${message.text()}`);
  });
  await page.exposeFunction("noteWrong", (what: string) => wrongs.push(what));
  await page.addInitScript(watchFromTheStart);
  return { wrongs };
}

/**
 * The page is what it was before the first script ran: nothing in its own markup was touched, nothing was added to its head but
 * modules to load early, no style reached it, and its history holds no step more.
 */
export async function expectWhole(page: Page): Promise<void> {
  const [before, now] = await page.evaluate(() => {
    const { hostAtFirst, describeHost } = window as unknown as HostDescriber;
    return [hostAtFirst, describeHost()];
  });
  expect(now).toEqual(before);
}

interface HostDescriber {
  hostAtFirst: unknown;
  describeHost(): unknown;
}

/** Runs in the page, before anything of its own. */
function watchFromTheStart(): void {
  if (/^(bank|card)\./.test(location.hostname)) return;
  const { noteWrong } = window as unknown as { noteWrong(what: string): Promise<void> };
  const describer = window as unknown as HostDescriber;
  describer.describeHost = () => ({
    markup: document.documentElement.outerHTML.replace(/<link rel="modulepreload"[^>]*>/g, ""),
    title: document.title,
    sheets: document.adoptedStyleSheets.length,
    steps: history.length,
  });
  document.addEventListener("readystatechange", () => {
    // parsed, and no module of the page has run yet
    if (document.readyState === "interactive") describer.hostAtFirst = describer.describeHost();
  });
  document.addEventListener("securitypolicyviolation", (event) => {
    void noteWrong(`policy: ${event.violatedDirective} ${event.blockedURI}`);
  });
}
