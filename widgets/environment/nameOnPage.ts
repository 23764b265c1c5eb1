/**
 * The name by which the way back from the bank finds the element again, on a page that is loaded anew: its tag and which of them it
 * is, from 0. Undefined where it is the only one, or stands in a shadow root of the page: then whichever shows payments may have it.
 */
export function nameOnPage(element: Element): string | undefined {
  const alike = [...element.ownerDocument.querySelectorAll(element.localName)];
  const place = alike.indexOf(element);
  return alike.length > 1 && place !== -1 ? `${element.localName}.${place}` : undefined;
}

/** Whether what is for the element of that name may be had by this one: another is not there, or will not work. */
export function mayHaveWhatIsFor(name: string, element: Element): boolean {
  const [, tag = "", place = ""] = /^(kaunter-[a-z-]+)\.(\d{1,3})$/.exec(name) ?? [];
  if (tag === "" || customElements.get(tag) === undefined) return true;
  const named = element.ownerDocument.querySelectorAll(tag)[Number(place)];
  return named === undefined || named === element;
}
