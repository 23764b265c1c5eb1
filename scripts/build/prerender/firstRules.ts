/** A block of Emotion's CSS: the text before the brace, and the text inside the braces. */
interface Block {
  readonly before: string;
  readonly inside: string;
}

const GROUPING = /^@(?:media|supports|container)\b/;
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
  const isOfKind = (selector: string) =>
    [...selector.matchAll(KIND)].every(
      ([, name, value]) =>
        name === CHANGING || markup.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`),
    ) && [...selector.matchAll(STATE)].every(([, name]) => markup.includes(` ${name}=`));
  // a comma within brackets splits a selector into pieces without a complete attribute, which keeps the rule
  const canMatch = (selectors: string) => !selectors.includes(surface) && selectors.split(",").some(isOfKind);
  const kept = ({ before, inside }: Block): string => {
    if (GROUPING.test(before)) {
      const some = blocksOf(inside).map(kept).join("");
      return some && `${before}{${some}}`;
    }
    return before.startsWith("@") || canMatch(before) ? `${before}{${inside}}` : "";
  };
  return blocksOf(rules).map(kept).join("");
}

/** Splits rules into their outermost blocks. */
function blocksOf(rules: string): readonly Block[] {
  const blocks: Block[] = [];
  for (let from = 0, depth = 0, open = 0, at = 0; at < rules.length; at += 1) {
    if (rules[at] === "{") {
      if (depth === 0) open = at;
      depth += 1;
    } else if (rules[at] === "}") {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ before: rules.slice(from, open), inside: rules.slice(open + 1, at) });
      from = at + 1;
    }
  }
  return blocks;
}
