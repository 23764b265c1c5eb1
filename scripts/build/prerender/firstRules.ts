import { parse } from "postcss";

const KIND = /\[((?:data|aria)-[\w-]+)(?:="([^"]*)")?\]/g;
/** An attribute that changes while the early form is shown. */
const CHANGING = "aria-busy";
/** Pseudo-classes that match only a tag with the attribute of the same name. */
const STATE = /:(disabled|placeholder)\b/g;

/**
 * The rules that the early form can need. It omits rules for attributes that no tag of the form has, and the rules of the
 * surface.
 * @param markup the early form
 * @param surface the class of the surface, whose rules are in another module
 */
export function firstRules(rules: string, markup: string, surface: string): string {
  const canMatch = (selector: string) =>
    [...selector.matchAll(KIND)].every(
      ([, name, value]) =>
        name === CHANGING || markup.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`),
    ) && [...selector.matchAll(STATE)].every(([, name]) => markup.includes(` ${name}=`));
  const sheet = parse(rules);
  sheet.walkRules((rule) => {
    if (rule.selector.includes(surface) || !rule.selectors.some(canMatch)) rule.remove();
  });
  sheet.walkAtRules((group) => {
    if (group.nodes?.length === 0) group.remove();
  });
  return sheet.toString();
}
