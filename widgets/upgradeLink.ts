/** The attributes that we take from a link's address, and no others, because anybody who can write a link chooses its address. */
const ATTRIBUTES = ["council", "lang", "charge", "account", "payment"];
const LICENCE = /^(?:trading|license)\/digital_license\/?(.*)$/;

/** The element for a screen of the portal, and the licence in the path. Undefined when no element shows the screen. */
function elementOf(path: string): { readonly tag: string; readonly licence?: string | null } | undefined {
  const licence = LICENCE.exec(path);
  if (licence !== null)
    return { tag: "kaunter-licence", licence: new URLSearchParams(`value=${licence[1]}`).get("value") };
  if (path === "search") return { tag: "kaunter-pay" };
  return ["cart", "checkout", "receipt"].includes(path) ? { tag: `kaunter-${path}` } : undefined;
}

/**
 * Replaces a link to a portal's screen by the element that shows the screen, and moves the link into the element. It waits until
 * the element's code is loaded. So the citizen has a link that works when anything fails before or after. Other links stay.
 * @param screens the prefix of the addresses of the portal's screens, such as `https://portal.example/#/`
 * @param tags every element, as a selector
 * @param bring imports an element
 */
export async function upgradeLink(
  link: HTMLAnchorElement,
  screens: string,
  tags: string,
  bring: (tag: string) => Promise<unknown>,
): Promise<void> {
  // the `href` of a link in an SVG is an object
  const address = String(link.href);
  if (!address.startsWith(screens)) return;
  const [path = "", query] = address.slice(screens.length).split("?");
  const shown = elementOf(path);
  if (shown === undefined) return;
  // the link is the fallback inside a tag
  if (link.closest(tags)) return;
  await bring(shown.tag);
  // another script may have removed the link meanwhile, or another copy of the loader may have moved it into a tag
  if (!link.isConnected || link.closest(tags)) return;
  const element = link.ownerDocument.createElement(shown.tag);
  // some editors escape an address twice
  const asked = new URLSearchParams(query?.replaceAll("&amp;", "&"));
  for (const name of ATTRIBUTES) {
    const value = asked.get(name);
    // an empty `lang` attribute would override the page's language
    if (value) element.setAttribute(name, value);
  }
  if (shown.licence) element.setAttribute("licence", shown.licence);
  link.before(element);
  element.append(link);
}
