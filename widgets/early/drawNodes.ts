import type { DrawnNode } from "./drawnNode.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Makes the nodes, without any markup: no policy of the page has anything against it. */
export function drawNodes(nodes: readonly DrawnNode[], into: Element): void {
  for (const node of nodes) into.append(typeof node === "string" ? node : drawNode(node, into));
}

function drawNode(node: Exclude<DrawnNode, string>, { ownerDocument, namespaceURI }: Element): Node {
  if (node.length === 1) return ownerDocument.createComment(node[0]);
  const [tag, attributes, children] = node;
  const isDrawing = tag === "svg" || namespaceURI === SVG;
  const element = isDrawing ? ownerDocument.createElementNS(SVG, tag) : ownerDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  drawNodes(children, element);
  return element;
}
