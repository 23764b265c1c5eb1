import type { Language } from "../../domain/language.ts";
import { VERIFY_TEXTS } from "../../i18n/verifyTexts.ts";
import { currentKeys } from "../../verify/keptKeys.ts";
import { type Outcome, verifyText } from "../../verify/verifyText.ts";
import { keepLanguage } from "../language/keptLanguage.ts";
import { LANGUAGE_BUTTONS } from "../language/languageNames.ts";
import { keepPortal } from "../worker/keepPortal.ts";
import { drawOutcome, type VerifyWords } from "./drawOutcome.ts";
import { element } from "./element.ts";
import { pageLanguage } from "./pageLanguage.ts";

/**
 * The small page that the QR code of a receipt or a licence leads to: what a phone's camera opens, on whatever connection. It
 * checks what stands behind the number sign, by the rules and in the words of `#/verify`, without the portal's program.
 */

/** The portal's own address, without a slash at its end. */
const PORTAL = new URL(".", location.href.split(/[?#]/)[0]).href.replace(/\/$/, "");

const result = element("div", { role: "status", class: "result" });

let language = pageLanguage(location.search, navigator.languages);
let shown: Outcome | "checking" | undefined;

async function draw(): Promise<void> {
  const drawn = language;
  const words = await VERIFY_TEXTS[drawn]();
  // another language was chosen meanwhile
  if (drawn !== language) return;
  document.documentElement.lang = language;
  document.title = words.title;
  document.getElementById("page")?.replaceChildren(languages(), body(words));
  fill(words);
}

function body(words: VerifyWords): HTMLElement {
  return element("main", {}, element("h1", {}, words.title), result, element("p", {}, checkLink(words)));
}

/** The portal scans and takes what is pasted. */
function checkLink(words: VerifyWords): HTMLElement {
  const href = `${PORTAL}/#/verify?lang=${language}`;
  return element("a", { class: "button", href }, shown === undefined ? words.form : words.another);
}

/** The region stays in the page, so that what comes into it is said. */
function fill(words: VerifyWords): void {
  if (shown === "checking") result.replaceChildren(element("p", { class: "muted" }, words.checking));
  else if (shown === undefined) result.replaceChildren(element("p", { class: "muted" }, words.lead));
  else result.replaceChildren(...drawOutcome(shown, words, language));
}

function languages(): HTMLElement {
  const buttons = LANGUAGE_BUTTONS.map(({ value, label, title, lang }) => {
    const attributes = { type: "button", title, lang, "aria-pressed": String(value === language) };
    const button = element("button", attributes, label);
    button.addEventListener("click", () => choose(value));
    return button;
  });
  return element("header", {}, ...buttons);
}

async function choose(chosen: Language): Promise<void> {
  language = chosen;
  keepLanguage(chosen);
  await draw();
  document.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
}

/** Checks what the address holds; without anything there, the keys alone are fetched for the next time. */
async function check(): Promise<void> {
  const { hash } = location;
  shown = hash.length > 1 ? "checking" : undefined;
  await draw();
  if (shown === undefined) return void (await currentKeys(PORTAL));
  const outcome = await verifyText(PORTAL, `${PORTAL}/verify${hash}`);
  // another code was scanned into the same tab meanwhile
  if (hash !== location.hash) return;
  shown = outcome;
  await draw();
}

addEventListener("hashchange", () => void check());
void check();

// once the page stands, and in what was built alone
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void keepPortal(navigator.serviceWorker));
