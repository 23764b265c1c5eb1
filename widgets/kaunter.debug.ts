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
 * The panel "Check my page", for a webmaster who adds `?kaunter-debug` to the page's address. It lists the findings, why each
 * matters and what to write, in the page's language. Only the loader imports this module.
 */
const portal = portalOfScript(import.meta.url);
const watch = watchPage(document, portal ?? location.origin, () => later());

function start(): void {
  const language = pageLanguage(document.body);
  let running = 0;
  const awaited = new Set<string>();
  /** Checks again when an element is defined, because its script may load late. */
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
    // if a later check has begun, its result replaces this one
    if (turn === running) panel.show({ facts, findings: [...findings, ...watch.findings()] });
  };
  const panel = openPanel(language, { en, ms, zh }[language], check);
  later = check;
  document.addEventListener("kaunter-ready", check);
  void check();
}

/** Checks the page again. Does nothing until there is a panel. */
let later: () => unknown = () => {};

// only the first copy opens a panel, so that a page with two copies has one panel
if (isThisCopy(firstCopy())) {
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
