import { COMMON_ATTRIBUTES, type WrittenAttributes, writtenLanguage } from "../attributes.ts";
import type { ScreenElementClass } from "../define-screen.tsx";
import { pageLanguage } from "../pageLanguage.ts";
import { readTag } from "../readTag.ts";
import { nameOf } from "./elementsOnPage.ts";
import type { Fact, Finding } from "./findings.ts";

/** What HTML allows on every element. */
const GLOBAL =
  /^(?:id|class|style|slot|part|hidden|title|dir|role|tabindex|translate|inert|data-.*|aria-.*|on.*)$/;

function isDefined(found: CustomElementConstructor | undefined): found is ScreenElementClass {
  return found !== undefined && "definition" in found;
}

function writtenOn(element: Element): WrittenAttributes {
  return Object.fromEntries(
    element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ""]),
  );
}

/** What an element is told by its tag and by the page. @param portal that served the script */
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

/** The attributes that the element knows; before it is defined, all that any does. */
function knownOf(element: HTMLElement): WrittenAttributes {
  const defined = customElements.get(element.localName);
  const own = isDefined(defined) ? defined.definition.attributes : [];
  const names: readonly string[] = [...COMMON_ATTRIBUTES, ...own];
  return Object.fromEntries(Object.entries(writtenOn(element)).filter(([name]) => names.includes(name)));
}

/** What is wrong with a tag. @param portal that served the script */
export function inspectElement(element: HTMLElement, portal: string | undefined): readonly Finding[] {
  const about = nameOf(element);
  const found: Finding[] = [];
  if (!isDefined(customElements.get(element.localName))) found.push({ kind: "notWorking", about });
  else {
    const known = knownOf(element);
    const { problems } = readTag(known, element.baseURI, portal);
    for (const { attribute, advice } of problems)
      found.push({ kind: "attribute", about: `${about} ${attribute}`, write: `${attribute}: ${advice}` });
    const unknown = element.getAttributeNames().filter((name) => !(name in known) && !GLOBAL.test(name));
    for (const name of unknown) found.push({ kind: "attributeUnknown", about: `${about} ${name}` });
  }
  if (element.querySelector("a[href]") === null) found.push({ kind: "noFallback", about });
  return found;
}
