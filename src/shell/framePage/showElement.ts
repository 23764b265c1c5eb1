import { LOOK_NAMES } from "../../domain/embed/look.ts";
import type { EmbedSettings } from "../../domain/embed/settings.ts";
import { tagAttributes, tagName, variableOf } from "../../domain/embed/tagAttributes.ts";
import { LINK_TEXTS } from "../../domain/embed/words.ts";
import { DEFAULT_LANGUAGE } from "../../domain/language.ts";
import { portalLink } from "../../screens/embed/portalLink.ts";

/**
 * Adds the element to the page. If it is already there, only its attributes change, so that typed text stays.
 * @param at.portal its address, without a trailing slash
 * @param at.own attributes in addition to those of the settings
 */
export function showElement(
  settings: EmbedSettings,
  at: { readonly portal: string; readonly own: Readonly<Record<string, string>> },
): void {
  for (const name of LOOK_NAMES) {
    const variable = variableOf(name);
    // the page's Content-Security-Policy allows this property but not a style attribute
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

/** The link shown while the element does not work. It leaves the frame, because the portal may not be framed. */
function wayOut(settings: EmbedSettings, portal: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = portalLink(settings, portal);
  link.target = "_top";
  link.textContent = LINK_TEXTS[settings.language ?? DEFAULT_LANGUAGE][settings.element];
  return link;
}
