import { type FirstCopy, firstCopy } from "../firstCopy.ts";
import { elementsOnPage, nameOf } from "./elementsOnPage.ts";
import type { Fact, Finding } from "./findings.ts";
import { inspectColours } from "./inspectColours.ts";
import { factsOf, inspectElement } from "./inspectElements.ts";
import { inspectPortal } from "./inspectPortal.ts";
import { inspectReceipt } from "./inspectReceipt.ts";
import { inspectSurroundings } from "./inspectSurroundings.ts";

const SCRIPT = /\/widgets\/(?:[\d.]+\/)?(kaunter(?:-\w+)?\.js)(?:\?|$)/;

/** Checks that the page loads the elements once, as a module, in one version. */
function inspectScripts(page: Document, first: FirstCopy): readonly Finding[] {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>("script[src]")].filter(({ src }) =>
    SCRIPT.test(src),
  );
  const files = scripts.map(({ src }) => SCRIPT.exec(src)?.[1] ?? "");
  const doubled = files.filter((file, place) => files.indexOf(file) !== place);
  const others = elementsOnPage(page).filter((element) => {
    const defined = customElements.get(element.localName);
    return defined !== undefined && "version" in defined && defined.version !== first.version;
  });
  return [
    ...[...new Set(doubled)].map((file) => ({ kind: "loadedTwice", about: file }) as const),
    ...scripts
      .filter(({ type }) => type !== "module")
      .map(
        ({ src }) =>
          ({ kind: "notModule", about: src, write: `<script type="module" src="${src}"></script>` }) as const,
      ),
    ...(first.warned ? [{ kind: "twoVersions", about: first.version } as const] : []),
    ...others.map((element) => ({ kind: "twoVersions", about: nameOf(element) }) as const),
  ];
}

const HEADINGS = "h1, h2, h3, h4, h5, h6";
const levelOf = (heading: Element) => Number(heading.localName.charAt(1));

/** Checks that the element's first heading does not skip a level after the page's heading before it. */
function inspectHeadings(element: HTMLElement): readonly Finding[] {
  const own = element.shadowRoot?.querySelector(HEADINGS);
  if (!own) return [];
  const { ownerDocument: page } = element;
  const before = [...page.querySelectorAll(HEADINGS)]
    .filter((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .at(-1);
  // on a page without an `h1`, the element's own heading may be the `h1`
  const first = page.querySelector('h1, [heading-level="1"]') === null ? 1 : 2;
  const fitting = before === undefined ? first : levelOf(before) + 1;
  if (levelOf(own) <= fitting) return [];
  const about = `${nameOf(element)}: ${before?.localName ?? "-"} → ${own.localName}`;
  return [{ kind: "headingSkipped", about, write: `heading-level="${fitting}"` }];
}

export interface Inspection {
  readonly facts: readonly Fact[];
  readonly findings: readonly Finding[];
}

/**
 * Checks a whole page, with requests to the portal and for the receipt's page. @param portal the portal that served the script
 */
export async function inspectPage(page: Document, portal: string | undefined): Promise<Inspection> {
  const elements = elementsOnPage(page);
  const first = firstCopy();
  const facts = elements.flatMap((element) => factsOf(element, portal));
  const portals = new Set(facts.flatMap(({ kind, value }) => (kind === "portal" ? [value] : [])));
  const asked = await Promise.all([...[...portals].map(inspectPortal), ...elements.map(inspectReceipt)]);
  return {
    facts: [{ kind: "version", about: "Kaunter", value: first.version }, ...facts],
    findings: [
      ...inspectScripts(page, first),
      ...inspectSurroundings(page.defaultView ?? window),
      ...elements.flatMap((element) => [
        ...inspectElement(element, portal),
        ...inspectColours(element),
        ...inspectHeadings(element),
      ]),
      ...asked.flat(),
    ],
  };
}
