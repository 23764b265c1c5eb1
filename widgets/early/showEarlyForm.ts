import { FORMS, STYLES, SURFACE } from "virtual:early-search";
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
import { drawNodes } from "./drawNodes.ts";
import { noteEarlyForm } from "./earlyForm.ts";
import { watchForm } from "./watchForm.ts";
import { whenNeeded } from "./whenNeeded.ts";

const sheet = new PageSheet();
// all rules as one
sheet.insert(`@media all { .${SURFACE} { ${SURFACE_STYLE} } ${STYLES} }`);

export interface ShownForm {
  /** Shows the tag's own children too. */
  showChildren(): void;
  /** The form goes, and the tag's own children are all that is shown. */
  giveUp(): void;
}

/** Shows in the element what its class will draw first, where a citizen can begin at once; the class takes it over. */
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

/** The tag's, which is known to be none or a right one (`standsPlain`). */
function councilOf(element: HTMLElement): CouncilCode {
  const written = element.getAttribute("council")?.trim().toLowerCase();
  return isCouncilCode(written) ? written : DEFAULT_COUNCIL;
}

/** The form was drawn ahead for the default council. */
function nameCouncil(council: CouncilCode, language: Language, form: Element): void {
  const drawn = nameOfCouncil(DEFAULT_COUNCIL, language).name;
  const place = [...form.querySelectorAll("p > span")].find(({ textContent }) => textContent === drawn);
  if (place !== undefined) place.textContent = nameOfCouncil(council, language).name;
}
