import { LOOK_NAMES } from "../../domain/embed/look.ts";
import type { EmbedSettings } from "../../domain/embed/settings.ts";
import { tagAttributes, tagName, variableOf } from "../../domain/embed/tagAttributes.ts";
import { LINK_TEXTS } from "../../domain/embed/words.ts";
import { DEFAULT_LANGUAGE } from "../../domain/language.ts";
import { portalLink } from "../../screens/embed/portalLink.ts";

/**
 * Puts the element on the page, or gives the one that stands there its new attributes: what was typed into it stays.
 * @param at.portal its address, without a slash at its end
 * @param at.own attributes besides those of the settings
 */
export function showElement(
  settings: EmbedSettings,
  at: { readonly portal: string; readonly own: Readonly<Record<string, string>> },
): void {
  for (const name of LOOK_NAMES) {
    const variable = variableOf(name);
    // a property, which the page's policy lets pass; an attribute it would not
    document.documentElement.style.setProperty(variable, settings.look[name] ?? "");
  }
  const name = tagName(settings.element);
  const existing = document.body.querySelector(name);
  const element = existing ?? document.createElement(name);
  const wanted = new Map([...tagAttributes(settings), ...Object.entries(at.own)]);
  for (const attribute of element.getAttributeNames())
    if (!wanted.has(attribute)) element.removeAttribute(attribute);
  for (const [attribute, value] of wanted)
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  element.replaceChildren(wayOut(settings, at.portal));
  if (existing === null) document.body.replaceChildren(element);
}

/** Shown while the element does not work: out of the frame, where the portal may not be. */
function wayOut(settings: EmbedSettings, portal: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = portalLink(settings, portal);
  link.target = "_top";
  link.textContent = LINK_TEXTS[settings.language ?? DEFAULT_LANGUAGE][settings.element];
  return link;
}
