/** Whether any of our elements on the page has `kiosk`. One is enough for the whole page. */
export function standsOnSharedComputer(element: Element): boolean {
  if (element.hasAttribute("kiosk")) return true;
  const marked = [...element.ownerDocument.querySelectorAll("[kiosk]")];
  return marked.some(({ localName }) => localName.startsWith("kaunter-"));
}
