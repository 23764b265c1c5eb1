/** Whether an element of the page says that it stands on a shared computer: then the whole page does. */
export function standsOnSharedComputer(element: Element): boolean {
  if (element.hasAttribute("kiosk")) return true;
  const marked = [...element.ownerDocument.querySelectorAll("[kiosk]")];
  return marked.some(({ localName }) => localName.startsWith("kaunter-"));
}
