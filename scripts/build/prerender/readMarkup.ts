import type { DrawnNode } from "../../../widgets/early/drawnNode.ts";

/**
 * A tag, a closing tag, a comment or a text. This is enough for React's markup, which closes every tag and quotes every value.
 */
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
 * Reads the markup of React's `renderToString` into nodes. The script in the page creates them one by one, because a page whose
 * policy requires Trusted Types accepts no markup from a script.
 * @throws Error for markup whose tags are not balanced
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
    } else if (open.pop()?.tag !== closed) throw new Error(`</${closed}> has no opening tag`);
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
