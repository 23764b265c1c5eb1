import { type EmbedElement, HEADING_LEVELS, pagesBeside, searches } from "./elements.ts";
import type { LookName } from "./look.ts";
import type { EmbedSettings } from "./settings.ts";

export function tagName(element: EmbedElement): string {
  return `kaunter-${element}`;
}

/** The tag's attributes in writing order. Default values are left out. */
export function tagAttributes(settings: EmbedSettings): readonly (readonly [name: string, value: string])[] {
  const { element, council, language, headingLevel, kiosk, isTest, pages } = settings;
  const level = headingLevel === HEADING_LEVELS[0] ? undefined : headingLevel;
  const asked = searches(element) ? settings : undefined;
  const beside = pagesBeside(element).map((page) => [`${page}-href`, pages[page]] as const);
  const all = [
    ["council", council],
    ["lang", language],
    ["charge", asked?.charge],
    ["account", asked?.account],
    ["heading-level", level],
    ["kiosk", kiosk && "kiosk"],
    ["mode", isTest && "test"],
    ...beside,
  ] as const;
  return all.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** The CSS custom property of a part of the look. */
export function variableOf(name: LookName): string {
  return `--kaunter-${name}`;
}
