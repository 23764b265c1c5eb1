import { isOnSharedComputer } from "../../src/payment/sharedComputer.ts";
import { FIRST_LEVEL_IN_PAGE } from "../../src/ui/text/HeadingLevel.tsx";
import { writtenLanguage } from "../attributes.ts";
import { portalOfScript } from "../environment/portalOfScript.ts";
import { readTag } from "../readTag.ts";
import { VERSION } from "../version.ts";
import type { WidgetRootProps } from "../WidgetRoot.tsx";
import type { EarlyForm } from "./earlyForm.ts";

/**
 * Whether the early form equals the element's first drawing, now that all rules have read the tag.
 * @param alone true while React does not draw yet: then the tag must also have no problem to report to the webmaster
 */
export function looksAsDrawn(early: EarlyForm, props: WidgetRootProps, alone = false): boolean {
  const { element, attributes, inside, pageLanguage } = props;
  const { use, problems } = readTag(
    attributes,
    element.ownerDocument.baseURI,
    portalOfScript(import.meta.url),
    inside.cameFrom,
  );
  const place = inside.navigation.current();
  return (
    early.version === VERSION &&
    !(alone && problems[0]) &&
    early.isWhole() &&
    early.language === (writtenLanguage(attributes) ?? pageLanguage) &&
    early.council === use?.settings.council &&
    use?.settings.charge === undefined &&
    use?.settings.account === undefined &&
    use?.settings.mode !== "test" &&
    use?.settings["heading-level"] === FIRST_LEVEL_IN_PAGE &&
    // another element may have sent the citizen here with a charge type to search for
    !("charge" in place && place.charge !== undefined) &&
    !isOnSharedComputer()
  );
}
