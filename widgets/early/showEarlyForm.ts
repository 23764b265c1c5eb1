import { type DrawnNode, FORMS, STYLES, SURFACE } from "virtual:early-search";
import {
  type CouncilCode,
  DEFAULT_COUNCIL,
  isCouncilCode,
  nameOfCouncil,
} from "../../src/domain/councils.ts";
import { type Language, languageOfTag } from "../../src/domain/language.ts";
import { PageSheet } from "../../src/ui/style/pageSheet.ts";
import { SURFACE_STYLE } from "../../src/ui/style/surfaceStyle.ts";
import { adoptHostStyles } from "../hostSheet.ts";
import { keepEvents } from "../ownEvents.ts";
import { pageLanguage } from "../pageLanguage.ts";
import { VERSION } from "../version.ts";
import { noteEarlyForm } from "./earlyForm.ts";
import { watchForm } from "./watchForm.ts";

/** The events that show that a citizen uses a form or is about to. One of them precedes every press and every key. */
const USED = ["focusin", "pointerenter", "click", "input"];

/**
 * Resolves when the program behind the form is needed: when the form is less than one window height away from the window, or when
 * the citizen uses it. Each running program costs the page memory, and a page may have many forms that nobody looks at. A hidden
 * form does not count as near.
 */
function whenNeeded(form: HTMLElement): Promise<void> {
  return new Promise((need) => {
    if (!window.IntersectionObserver) return need();
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && use(), {
      rootMargin: "100%",
    });
    const use = () => {
      observer.disconnect();
      need();
    };
    observer.observe(form);
    for (const type of USED) form.addEventListener(type, use, { once: true });
  });
}

const SVG = "http://www.w3.org/2000/svg";

/** Creates the nodes one by one, not from markup, so that no Content-Security-Policy of the page forbids it. */
function drawNodes(nodes: readonly DrawnNode[], into: Element): void {
  for (const node of nodes) into.append(typeof node === "string" ? node : drawNode(node, into));
}

function drawNode(node: Exclude<DrawnNode, string>, { ownerDocument, namespaceURI }: Element): Node {
  if (node.length === 1) return ownerDocument.createComment(node[0]);
  const [tag, attributes, children] = node;
  const isDrawing = tag === "svg" || namespaceURI === SVG;
  const element = isDrawing ? ownerDocument.createElementNS(SVG, tag) : ownerDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  drawNodes(children, element);
  return element;
}

const sheet = new PageSheet();
// wrapped in one rule, because `insert` takes a single rule
sheet.insert(`@media all { .${SURFACE} { ${SURFACE_STYLE} } ${STYLES} }`);

export interface ShownForm {
  /** Also shows the tag's own children, below the form. */
  showChildren(): void;
  /** Replaces the form by the tag's own children. */
  giveUp(): void;
}

/** Shows the element's first drawing, so that a citizen can begin at once. The class takes it over later. */
export function showEarlyForm(element: HTMLElement): ShownForm | undefined {
  const language = languageOfTag(element.lang) ?? pageLanguage(element);
  const container = element.ownerDocument.createElement("div");
  drawNodes(FORMS[language], container);
  const council = councilOf(element);
  nameCouncil(council, language, container);
  const form = container.querySelector("form");
  if (form === null) return undefined;
  const root = element.attachShadow({ mode: "open" });
  const slot = element.ownerDocument.createElement("slot");
  keepEvents(root);
  adoptHostStyles(root);
  sheet.adopt(root);
  root.append(container);
  const watched = watchForm(form, root);
  noteEarlyForm(element, {
    version: VERSION,
    language,
    council,
    container,
    isWhole: () => container.contains(form),
    needed: whenNeeded(container),
    settle: () => {
      slot.remove();
      watched.noteFocus();
    },
    take: () => {
      noteEarlyForm(element, undefined);
      return watched.take();
    },
  });
  return {
    showChildren: () => root.append(slot),
    giveUp: () => container.replaceChildren(slot),
  };
}

/** The tag's council. `isUndrawn` has checked that it is absent or valid. */
function councilOf(element: HTMLElement): CouncilCode {
  const written = element.getAttribute("council")?.trim().toLowerCase();
  return isCouncilCode(written) ? written : DEFAULT_COUNCIL;
}

/** Names the tag's council, because the build rendered the form for the default council. */
function nameCouncil(council: CouncilCode, language: Language, form: Element): void {
  const drawn = nameOfCouncil(DEFAULT_COUNCIL, language).name;
  const place = [...form.querySelectorAll("p > span")].find(({ textContent }) => textContent === drawn);
  if (place !== undefined) place.textContent = nameOfCouncil(council, language).name;
}
