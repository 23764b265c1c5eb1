import { DEFAULT_COUNCIL } from "../../domain/councils.ts";
import { readEmbedQuery } from "../../domain/embed/settings.ts";
import { DEFAULT_LANGUAGE } from "../../domain/language.ts";
import { ownScript } from "../../screens/ownScript.ts";
import { showElement } from "./showElement.ts";
import { stayInside } from "./stayInside.ts";

/**
 * The page that holds one element and nothing besides, by the settings behind its address's number sign, which no server sees.
 * At one address it stands in frames on the councils' sites, which may frame no other page of the portal; at the other it is
 * the preview of the studio (`#/embed`).
 */

const isPreview = location.pathname.endsWith("/preview.html");

/** The portal's address, without a slash at its end. */
const PORTAL = new URL("..", location.href.split(/[?#]/)[0]).href.replace(/\/$/, "");

function draw(): void {
  const settings = readEmbedQuery(location.hash.slice(1), DEFAULT_COUNCIL);
  document.documentElement.lang = settings.language ?? DEFAULT_LANGUAGE;
  // a frame holds the whole counter: its screens have no pages beside it to lead to
  showElement(isPreview ? settings : { ...settings, element: "pay" }, {
    portal: PORTAL,
    own: isPreview
      ? // the preview is of the portal's own origin, so its cart would be the webmaster's own: this one stores nothing
        { kiosk: "kiosk" }
      : // the bank leads the whole window back, and this page alone is no page to come back to: the portal shows the receipt
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
