import { elementsOnPage } from "./debug/elementsOnPage.ts";
import type { Finding } from "./debug/findings.ts";
import { inspectPage } from "./debug/inspectPage.ts";
import { openPanel } from "./debug/openPanel.ts";
import { en } from "./debug/texts/en.ts";
import { ms } from "./debug/texts/ms.ts";
import { zh } from "./debug/texts/zh.ts";
import { portalOfScript } from "./environment/portalOfScript.ts";
import { firstCopy, isThisCopy } from "./firstCopy.ts";
import { pageLanguage } from "./pageLanguage.ts";

/** Findings from a page's events: our requests that its Content-Security-Policy blocked, and errors of elements. */
interface PageWatch {
  readonly findings: () => readonly Finding[];
}

/**
 * Listens from now on. Browsers with `ReportingObserver` also report earlier violations of the policy.
 * @param portal the portal that served the script; our blocked addresses begin with it
 * @param onFound called after each new finding
 */
function watchPage(page: Document, portal: string, onFound: () => void): PageWatch {
  const found = new Map<string, Finding>();
  const note = (finding: Finding) => {
    const key = `${finding.kind} ${finding.about}`;
    if (found.has(key)) return;
    found.set(key, finding);
    onFound();
  };
  const noteBlocked = (directive: string, blocked: string, source: string) => {
    if (!blocked.startsWith(portal) && !source.startsWith(portal)) return;
    // the webmaster can allow an origin, but not what has no address, such as `inline`; nothing of ours is inline
    if (!URL.canParse(blocked)) return note({ kind: "policyInside", about: `${directive}: ${blocked}` });
    const { origin } = new URL(blocked);
    const write = `${directive.replace(/-(?:elem|attr)$/, "")} 'self' ${origin}`;
    note({ kind: "policy", about: `${directive}: ${origin}`, write });
  };
  page.addEventListener("securitypolicyviolation", (event) =>
    noteBlocked(event.effectiveDirective, event.blockedURI, event.sourceFile),
  );
  page.addEventListener("kaunter-error", ({ detail }) => {
    // for a wrong attribute we check the page again, because the check of the tag finds it
    if (detail.kind === "configuration") onFound();
    else note({ kind: "failed", about: `${detail.kind} (${detail.code})`, write: detail.message });
  });
  if ("ReportingObserver" in globalThis)
    new ReportingObserver(
      (reports) => {
        for (const { body } of reports) {
          const fieldOf = (name: string) => String((body && Reflect.get(body, name)) ?? "");
          noteBlocked(fieldOf("effectiveDirective"), fieldOf("blockedURL"), fieldOf("sourceFile"));
        }
      },
      { types: ["csp-violation"], buffered: true },
    ).observe();
  return { findings: () => [...found.values()] };
}

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
