import { DEFAULT_COUNCIL } from "../../domain/councils.ts";
import { readEmbedQuery } from "../../domain/embed/settings.ts";
import { DEFAULT_LANGUAGE } from "../../domain/language.ts";
import { ownScript } from "../../screens/ownScript.ts";
import { showElement } from "./showElement.ts";
import { stayInside } from "./stayInside.ts";

/**
 * A page with one element and nothing else. Its settings are after the address's number sign, so that no server sees them.
 * frame.html is for frames on the councils' sites, which may frame no other page of the portal. preview.html is the studio's
 * preview (`#/embed`).
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

if (isPreview) stayInside(document);
draw();
addEventListener("hashchange", draw);

const script = document.createElement("script");
script.type = "module";
script.src = ownScript(`${PORTAL}/widgets/kaunter.js`);
document.head.append(script);
