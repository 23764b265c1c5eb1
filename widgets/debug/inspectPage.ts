import { firstCopy } from "../firstCopy.ts";
import { elementsOnPage } from "./elementsOnPage.ts";
import type { Fact, Finding } from "./findings.ts";
import { inspectColours } from "./inspectColours.ts";
import { factsOf, inspectElement } from "./inspectElements.ts";
import { inspectHeadings } from "./inspectHeadings.ts";
import { inspectPortal } from "./inspectPortal.ts";
import { inspectReceipt } from "./inspectReceipt.ts";
import { inspectScripts } from "./inspectScripts.ts";
import { inspectSurroundings } from "./inspectSurroundings.ts";

export interface Inspection {
  readonly facts: readonly Fact[];
  readonly findings: readonly Finding[];
}

/** Looks at all of a page; what has to be asked of a server is asked. @param portal that served the script */
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
