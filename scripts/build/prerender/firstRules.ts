/** A block of CSS as it is written by Emotion: what stands before the brace, and what is in it. */
interface Block {
  readonly before: string;
  readonly inside: string;
}

const GROUPING = /^@(?:media|supports|container)\b/;
const KIND = /\[((?:data|aria)-[\w-]+)(?:="([^"]*)")?\]/g;
/** It comes and goes while the form is there. */
const CHANGING = "aria-busy";
/** What a tag is only by an attribute of the same name. */
const STATE = /:(disabled|placeholder)\b/g;

/**
 * The rules that what is drawn ahead can need: not those of kinds that no tag in it is of, nor those of the surface.
 * @param markup what is drawn ahead
 * @param surface the class whose rules stand elsewhere
 */
export function firstRules(rules: string, markup: string, surface: string): string {
  const isOfKind = (selector: string) =>
    [...selector.matchAll(KIND)].every(
      ([, name, value]) =>
        name === CHANGING || markup.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`),
    ) && [...selector.matchAll(STATE)].every(([, name]) => markup.includes(` ${name}=`));
  // a comma within brackets makes pieces of no kind, and keeps the rule
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

/** The blocks one after the other, each up to the brace that closes it. */
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
