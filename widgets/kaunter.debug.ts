import { elementsOnPage } from "./debug/elementsOnPage.ts";
import { inspectPage } from "./debug/inspectPage.ts";
import { openPanel } from "./debug/openPanel.ts";
import { en } from "./debug/texts/en.ts";
import { ms } from "./debug/texts/ms.ts";
import { zh } from "./debug/texts/zh.ts";
import { watchPage } from "./debug/watchPage.ts";
import { portalOfScript } from "./environment/portalOfScript.ts";
import { firstCopy, isThisCopy } from "./firstCopy.ts";
import { pageLanguage } from "./pageLanguage.ts";

/**
 * Check my page: what a webmaster sees when they add `?kaunter-debug` to the page's address. Tells what was found, why it
 * matters and what to write, in the page's language. The loader imports it; nobody else loads it.
 */
const portal = portalOfScript(import.meta.url);
const watch = watchPage(document, portal ?? location.origin, () => later());

function start(): void {
  const language = pageLanguage(document.body);
  let running = 0;
  const awaited = new Set<string>();
  /** An element whose script comes late, or after the webmaster loaded it, is looked at again then. */
  const checkOnceDefined = () => {
    for (const { localName } of elementsOnPage(document)) {
      if (awaited.has(localName) || customElements.get(localName) !== undefined) continue;
      awaited.add(localName);
      void customElements.whenDefined(localName).then(check);
    }
  };
  const check = async () => {
    running += 1;
    const turn = running;
    checkOnceDefined();
    const { facts, findings } = await inspectPage(document, portal);
    // a later turn knows more
    if (turn === running) panel.show({ facts, findings: [...findings, ...watch.findings()] });
  };
  const panel = openPanel(language, { en, ms, zh }[language], check);
  later = check;
  document.addEventListener("kaunter-ready", check);
  void check();
}

/** Nothing, until there is a panel. */
let later: () => unknown = () => {};

// a page that loads two copies has one panel
if (isThisCopy(firstCopy())) {
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
