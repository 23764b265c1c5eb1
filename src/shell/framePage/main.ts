import { DEFAULT_COUNCIL } from "../../domain/councils.ts";
import { LOOK_NAMES } from "../../domain/embed/look.ts";
import { type EmbedSettings, readEmbedQuery } from "../../domain/embed/settings.ts";
import { tagAttributes, tagName, variableOf } from "../../domain/embed/tagAttributes.ts";
import { linkWords } from "../../domain/embed/words.ts";
import { DEFAULT_LANGUAGE } from "../../domain/language.ts";
import { portalLink } from "../../screens/embed/portalLink.ts";
import { ownScript } from "../../screens/ownScript.ts";
import { showLicence, takeFramedLicence } from "./showLicence.ts";

/**
 * Adds the element to the page. If it is already there, only its attributes change, so that typed text stays.
 * @param at.portal its address, without a trailing slash
 * @param at.own attributes in addition to those of the settings
 */
function showElement(
  settings: EmbedSettings,
  at: { readonly portal: string; readonly own: Readonly<Record<string, string>> },
): void {
  for (const name of LOOK_NAMES) {
    const variable = variableOf(name);
    // the page's Content-Security-Policy allows this property but not a style attribute
    document.documentElement.style.setProperty(variable, settings.look[name] ?? "");
  }
  const name = tagName(settings.element);
  const existing = document.body.querySelector(name);
  const element = existing ?? document.createElement(name);
  const wanted = new Map([...tagAttributes(settings), ...Object.entries(at.own)]);
  for (const attribute of element.getAttributeNames())
    if (!wanted.has(attribute)) element.removeAttribute(attribute);
  for (const [attribute, value] of wanted)
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  element.replaceChildren(wayOut(settings, at.portal));
  if (existing === null) document.body.replaceChildren(element);
}

/** The link shown while the element does not work. It leaves the frame, because the portal may not be framed. */
function wayOut(settings: EmbedSettings, portal: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = portalLink(settings, portal);
  link.target = "_top";
  link.textContent = linkWords(settings);
  return link;
}

/** The screens that an element shows itself, up to the one before creating a payment. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  [tagName("pay")]: ["search", "cart", "checkout", "fpx_checkout"],
  [tagName("checkout")]: ["checkout", "fpx_checkout"],
};

/**
 * Keeps a preview on its page: it blocks links, screens elsewhere and redirects to a bank. The preview also cannot create a
 * payment, because the Content-Security-Policy that the server sends with it blocks that.
 */
function stayInside(page: Document): void {
  page.addEventListener("kaunter-navigate", (event) => {
    const from = event.target instanceof Element ? event.target.localName : "";
    const { screen } = (event as CustomEvent<{ readonly screen: string }>).detail;
    if (!INSIDE[from]?.includes(screen)) event.preventDefault();
  });
  page.addEventListener("kaunter-redirect", (event) => event.preventDefault());
  page.addEventListener(
    "click",
    (event) => {
      if (event.composedPath().some((part) => part instanceof HTMLAnchorElement)) event.preventDefault();
    },
    { capture: true },
  );
}

/**
 * A page with one element and nothing else. Its settings are after the address's number sign, so that no server sees them.
 * frame.html is for frames on the councils' sites, which may frame no other page of the portal. With a handle in its address, it shows
 * a licence. preview.html is the studio's preview (`#/embed`).
 */

const isPreview = location.pathname.endsWith("/preview.html");

/** The portal's address, without a trailing slash. */
const PORTAL = new URL("..", location.href.split(/[?#]/)[0]).href.replace(/\/$/, "");

function draw(): void {
  const settings = readEmbedQuery(location.hash.slice(1), DEFAULT_COUNCIL);
  document.documentElement.lang = settings.language ?? DEFAULT_LANGUAGE;
  // a frame contains the complete payment flow, because its screens have no other pages to link to
  showElement(isPreview ? settings : { ...settings, element: "pay" }, {
    portal: PORTAL,
    own: isPreview
      ? // the preview shares the portal's origin, and so the webmaster's cart. In kiosk mode it stores nothing
        { kiosk: "kiosk" }
      : // the bank returns to the top window, where this page alone makes no sense. So the portal shows the receipt
        { "receipt-href": `${PORTAL}/` },
  });
}

const script = document.createElement("script");
script.type = "module";
script.src = ownScript(`${PORTAL}/widgets/kaunter.js`);
const loaded = new Promise<void>((resolve, reject) => {
  script.addEventListener("load", () => resolve());
  script.addEventListener("error", () =>
    reject(new Error("The elements' script did not load. Check the server's /widgets/kaunter.js.")),
  );
});
document.head.append(script);

const licence = isPreview ? undefined : takeFramedLicence(window);
if (isPreview) stayInside(document);
if (licence === undefined) {
  draw();
  addEventListener("hashchange", draw);
} else void showLicence(licence, PORTAL, loaded);
