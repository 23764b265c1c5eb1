import { expect, type Page } from "@playwright/test";

/** A council's page from its first moment: changes that the elements made to it, and its errors. */
export interface WatchedHost {
  /** Unhandled errors, violations of the page's policy, and errors on its console. */
  readonly wrongs: string[];
}

/** Call this before the page is opened. It does not watch the simulated bank's own pages. */
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
 * The page is the same as before the first script: its own markup is untouched, its head has only modules to preload in addition,
 * no style has reached it, and its history has no further entry.
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

/** Runs in the page, before the page's own code. */
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
    // The document is parsed, and none of the page's modules has run.
    if (document.readyState === "interactive") describer.hostAtFirst = describer.describeHost();
  });
  document.addEventListener("securitypolicyviolation", (event) => {
    void noteWrong(`policy: ${event.violatedDirective} ${event.blockedURI}`);
  });
}
