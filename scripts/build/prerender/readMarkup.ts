import type { DrawnNode } from "../../../widgets/early/drawnNode.ts";

/** A tag that opens or closes, a comment, or a text; of React's own making, which closes what it opens and quotes every value. */
const PIECE =
  /<!--(?<comment>.*?)-->|<\/(?<closed>[\w-]+)>|<(?<tag>[\w-]+)(?<attributes>[^>]*?)\/?>|(?<text>[^<]+)/gs;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

const VOID = ["br", "hr", "img", "input"];

const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/**
 * Reads what `renderToString` of React wrote, as nodes that are made one by one: a page whose policy asks for Trusted Types
 * takes no markup from a script.
 * @throws Error for markup that does not close what it opens
 */
export function readMarkup(markup: string): readonly DrawnNode[] {
  const roots: DrawnNode[] = [];
  const open: { readonly tag: string; readonly children: DrawnNode[] }[] = [];
  for (const { groups = {} } of markup.matchAll(PIECE)) {
    const { comment, closed, tag, attributes = "", text } = groups;
    const into = open.at(-1)?.children ?? roots;
    if (comment !== undefined) into.push([comment]);
    else if (text !== undefined) into.push(plain(text));
    else if (tag !== undefined) {
      const children: DrawnNode[] = [];
      into.push([tag, readAttributes(attributes), children]);
      if (!VOID.includes(tag)) open.push({ tag, children });
    } else if (open.pop()?.tag !== closed) throw new Error(`</${closed}> closes what is not open`);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.tag}> is not closed`);
  return roots;
}

function readAttributes(written: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, plain(value)]),
  );
}

function plain(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (name) => CHARACTERS[name] ?? name);
}
