/** Attributes that many tags have and that need no check. */
const USUAL = /^(?:id|class|style|slot|(?:data|aria)-.*)$/;

const looked = new WeakSet<Element>();

/**
 * Warns the webmaster, once for each element, about unknown attributes and a missing council. It loads the full check only when
 * this quick look finds something.
 * @param known the names of the attributes that the element takes
 */
export function lookAtTag(element: HTMLElement, known: readonly string[]): void {
  if (looked.has(element)) return;
  looked.add(element);
  // waits for a framework that inserts the element first and sets its attributes afterwards
  setTimeout(() => {
    const isPlain = element.getAttributeNames().every((name) => known.includes(name) || USUAL.test(name));
    if (element.isConnected && !(isPlain && element.getAttribute("council")?.trim()))
      import("./adviseOnTag.ts").then(
        ({ adviseOnTag }) => adviseOnTag(element, known),
        () => {},
      );
  });
}
