import type { DrawnNode } from "virtual:early-search";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

/**
 * Reads markup into nodes. The script in the page creates them one by one, because a page whose policy requires Trusted Types
 * accepts no markup from a script.
 */
export function readMarkup(markup: string): readonly DrawnNode[] {
  return parseFragment(markup).childNodes.flatMap(drawn);
}

function drawn(node: DefaultTreeAdapterTypes.ChildNode): readonly DrawnNode[] {
  if ("value" in node) return [node.value];
  if ("data" in node) return [[node.data]];
  if (!("tagName" in node)) return [];
  const attributes = node.attrs.map(({ name, value }) => [name, value]);
  return [[node.tagName, Object.fromEntries(attributes), node.childNodes.flatMap(drawn)]];
}
