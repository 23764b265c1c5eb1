/** The attributes that a link's address can hold. No other is taken from it: a link may come from whoever can write one. */
const ATTRIBUTES = ["council", "lang", "charge", "account", "payment"];
const LICENCE = /^(?:trading|license)\/digital_license\/?(.*)$/;

/** The element that shows what a screen of the portal does, and the licence in the path; undefined of other pages. */
function elementOf(path: string): { readonly tag: string; readonly licence?: string | null } | undefined {
  const licence = LICENCE.exec(path);
  if (licence !== null)
    return { tag: "kaunter-licence", licence: new URLSearchParams(`value=${licence[1]}`).get("value") };
  if (path === "search") return { tag: "kaunter-pay" };
  return ["cart", "checkout", "receipt"].includes(path) ? { tag: `kaunter-${path}` } : undefined;
}

/**
 * Puts in a link's place the element of the portal's screen that it leads to, once the element can be used, and the link into
 * the element: whatever fails, before or after, leaves the citizen with a link that works. Links to other places stay.
 * @param screens what the addresses of the portal's screens begin with, such as `https://portal.example/#/`
 * @param tags every element, as a selector
 * @param bring imports an element
 */
export async function upgradeLink(
  link: HTMLAnchorElement,
  screens: string,
  tags: string,
  bring: (tag: string) => Promise<unknown>,
): Promise<void> {
  // a drawing's link has an address of another kind
  const address = String(link.href);
  if (!address.startsWith(screens)) return;
  const [path = "", query] = address.slice(screens.length).split("?");
  const shown = elementOf(path);
  if (shown === undefined) return;
  // in a tag already, as what is shown when that cannot work
  if (link.closest(tags)) return;
  await bring(shown.tag);
  // meanwhile another script may have taken it, or another copy of the loader put it into a tag
  if (!link.isConnected || link.closest(tags)) return;
  const element = link.ownerDocument.createElement(shown.tag);
  // some editors escape an address that is escaped already
  const asked = new URLSearchParams(query?.replaceAll("&amp;", "&"));
  for (const name of ATTRIBUTES) {
    const value = asked.get(name);
    // an empty `lang` would hide the page's own
    if (value) element.setAttribute(name, value);
  }
  if (shown.licence) element.setAttribute("licence", shown.licence);
  link.before(element);
  element.append(link);
}
