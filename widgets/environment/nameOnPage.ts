/**
 * The name by which the return from the bank finds the element again after the page was loaded again: its tag and its index among
 * the elements with that tag, such as `kaunter-pay.1`. Undefined for the only element with its tag and for one in a shadow root
 * of the page: then any element that shows payments may take the handle.
 */
export function nameOnPage(element: Element): string | undefined {
  const alike = [...element.ownerDocument.querySelectorAll(element.localName)];
  const place = alike.indexOf(element);
  return alike.length > 1 && place !== -1 ? `${element.localName}.${place}` : undefined;
}

/** Whether this element may take a handle for the named element: it is the named one, or that one is missing or not defined. */
export function mayHaveWhatIsFor(name: string, element: Element): boolean {
  const [, tag = "", place = ""] = /^(kaunter-[a-z-]+)\.(\d{1,3})$/.exec(name) ?? [];
  if (tag === "" || customElements.get(tag) === undefined) return true;
  const named = element.ownerDocument.querySelectorAll(tag)[Number(place)];
  return named === undefined || named === element;
}
