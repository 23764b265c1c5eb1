/** What stands in most tags, and needs no longer look. */
const USUAL = /^(?:id|class|style|slot|(?:data|aria)-.*)$/;

const looked = new WeakSet<Element>();

/**
 * Has the webmaster told, once for each element, of attributes that it does not know and of a council that is left out. What looks
 * closely is fetched only where there may be something to say.
 * @param known the attributes that the element takes
 */
export function lookAtTag(element: HTMLElement, known: readonly string[]): void {
  if (looked.has(element)) return;
  looked.add(element);
  // what a framework sets after it put the element into the page is there by then
  setTimeout(() => {
    const isPlain = element.getAttributeNames().every((name) => known.includes(name) || USUAL.test(name));
    if (element.isConnected && !(isPlain && element.getAttribute("council")?.trim()))
      import("./adviseOnTag.ts").then(
        ({ adviseOnTag }) => adviseOnTag(element, known),
        () => {},
      );
  });
}
