import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOfTag } from "../../domain/language.ts";
import { saying, VERIFY_TEXTS } from "../../i18n/verifyTexts.ts";
import { shownOutcome } from "../../verify/shownOutcome.ts";
import { type Outcome, prepare, verifyText } from "../../verify/verifyText.ts";
import { keepLanguage, keptLanguage } from "../language/keptLanguage.ts";
import { LANGUAGE_BUTTONS } from "../language/languageNames.ts";
import { keepPortal } from "../worker/keepPortal.ts";
import { drawOutcome } from "./drawOutcome.ts";
import { element } from "./element.ts";

/** The address's language, else the stored one, else the first of the browser's languages that the portal has. */
function pageLanguage(search: string, preferred: readonly string[]): Language {
  const asked = new URLSearchParams(search).get("lang");
  if (isLanguage(asked)) return asked;
  const [spoken] = preferred.flatMap((tag) => languageOfTag(tag) ?? []);
  return keptLanguage() ?? spoken ?? DEFAULT_LANGUAGE;
}

/**
 * The small page behind the QR code of a receipt or a licence. It must load fast on a phone with any connection, so it does
 * without the portal's code. It checks the statement after the number sign. The portal's `#/verify` reads other codes and leads here.
 */

type Say = ReturnType<typeof saying>;

/** The portal's own address, without a trailing slash. */
const PORTAL = new URL(".", location.href.split(/[?#]/)[0]).href.replace(/\/$/, "");

const result = element("div", { role: "status", class: "result" });

let language = pageLanguage(location.search, navigator.languages);
let shown: Outcome | "checking" | undefined;

async function draw(): Promise<void> {
  const drawn = language;
  const say = saying(await VERIFY_TEXTS[drawn]());
  // the user chose another language meanwhile
  if (drawn !== language) return;
  document.documentElement.lang = language;
  document.title = say("verify.title");
  document.getElementById("page")?.replaceChildren(languages(), body(say));
  fill(say);
}

function body(say: Say): HTMLElement {
  return element(
    "main",
    {},
    element("h1", {}, say("verify.title")),
    result,
    element("p", {}, checkLink(say)),
  );
}

/** Links to the portal's page, which can scan a code or take a pasted text. */
function checkLink(say: Say): HTMLElement {
  const href = `${PORTAL}/#/verify?lang=${language}`;
  return element("a", { class: "button", href }, say(shown === undefined ? "verify.form" : "verify.another"));
}

/** The live region stays in the page, so that screen readers announce its new content. */
function fill(say: Say): void {
  if (shown === "checking") result.replaceChildren(element("p", { class: "muted" }, say("verify.checking")));
  else if (shown === undefined) result.replaceChildren(element("p", { class: "muted" }, say("verify.lead")));
  else result.replaceChildren(...drawOutcome(shownOutcome(shown, say), language));
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

/** Checks the statement in the address. Without one, it only prepares the next visit. */
async function check(): Promise<void> {
  const { hash } = location;
  shown = hash.length > 1 ? "checking" : undefined;
  await draw();
  if (shown === undefined) return void (await prepare(PORTAL));
  const outcome = await verifyText(PORTAL, `${PORTAL}/verify${hash}`);
  // the user scanned another code into the same tab meanwhile
  if (hash !== location.hash) return;
  shown = outcome;
  await draw();
}

addEventListener("hashchange", () => void check());
void check();

// after the page has loaded, and only in a production build
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void keepPortal(navigator.serviceWorker));
