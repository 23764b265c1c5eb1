import { COUNCIL_CODES } from "../../src/domain/councils.ts";
import { adviceOn } from "../attributeAdvice.ts";
import { COMMON_ATTRIBUTES, type WrittenAttributes, writtenLanguage } from "../attributes.ts";
import type { ScreenElementClass } from "../define-screen.tsx";
import { nearestName } from "../nearestName.ts";
import { pageLanguage } from "../pageLanguage.ts";
import { readTag } from "../readTag.ts";
import { unknownNames } from "../unknownNames.ts";
import { nameOf } from "./elementsOnPage.ts";
import type { Fact, Finding } from "./findings.ts";

function isDefined(found: CustomElementConstructor | undefined): found is ScreenElementClass {
  return found !== undefined && "definition" in found;
}

function writtenOn(element: Element): WrittenAttributes {
  return Object.fromEntries(
    element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ""]),
  );
}

/** The council, portal and language of an element. @param portal the portal that served the script */
export function factsOf(element: HTMLElement, portal: string | undefined): readonly Fact[] {
  const about = nameOf(element);
  const written = writtenOn(element);
  const { use } = readTag(knownOf(element), element.baseURI, portal);
  const own = writtenLanguage(written);
  const around = element.parentElement?.closest("[lang]");
  return [
    ...(use === undefined
      ? []
      : [
          {
            kind: "council",
            about,
            value: use.settings.council,
            from: written.council ? "attribute" : "default",
          } as const,
          { kind: "portal", about, value: use.portal, from: written.api ? "attribute" : "script" } as const,
        ]),
    {
      kind: "language",
      about,
      value: own ?? pageLanguage(element),
      from: own !== undefined ? "attribute" : around ? "page" : "default",
    },
  ];
}

function namesOf({ definition }: ScreenElementClass): readonly string[] {
  return [...COMMON_ATTRIBUTES, ...definition.attributes];
}

/** The attributes that the element knows. Before it is defined, only those that all elements take. */
function knownOf(element: HTMLElement): WrittenAttributes {
  const defined = customElements.get(element.localName);
  const names = isDefined(defined) ? namesOf(defined) : COMMON_ATTRIBUTES;
  return Object.fromEntries(
    Object.entries(writtenOn(element)).filter(([name]) => names.some((known) => known === name)),
  );
}

/** The loader does not look into shadow roots. A page must load the tag's own module there. */
function notWorking(element: HTMLElement, portal: string | undefined): Finding {
  const about = nameOf(element);
  if (element.getRootNode() === element.ownerDocument) return { kind: "notWorking", about };
  const script = `${portal ?? "https://…"}/widgets/${element.localName}.js`;
  return { kind: "inShadowRoot", about, write: `<script type="module" src="${script}"></script>` };
}

/** Finds the mistakes in a tag. @param portal the portal that served the script */
export function inspectElement(element: HTMLElement, portal: string | undefined): readonly Finding[] {
  const about = nameOf(element);
  const found: Finding[] = [];
  const defined = customElements.get(element.localName);
  if (!isDefined(defined)) found.push(notWorking(element, portal));
  else {
    const known = knownOf(element);
    const { problems } = readTag(known, element.baseURI, portal);
    for (const problem of problems) {
      const { attribute } = problem;
      const write = `${attribute}: ${adviceOn(problem)}`;
      found.push({ kind: "attribute", about: `${about} ${attribute}`, write });
    }
    const names = namesOf(defined);
    for (const name of unknownNames(element, names)) {
      const meant = nearestName(name, names);
      found.push({ kind: "attributeUnknown", about: `${about} ${name}`, ...(meant && { write: meant }) });
    }
    if (!element.getAttribute("council")?.trim())
      found.push({ kind: "councilMissing", about, write: `council="${COUNCIL_CODES.join(" | ")}"` });
  }
  if (element.querySelector("a[href]") === null) found.push({ kind: "noFallback", about });
  return found;
}
