import { mask } from "superstruct";
import { licenceAccess } from "../../api/schemas/payment.ts";
import { type FramedLicence, heightMessage } from "../../domain/embed/licenceFrame.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../domain/language.ts";
import { licenceKeyOf } from "../../domain/licenceKey.ts";

/** In CSS pixels. Until the licence is drawn, the frame is no lower, so that it does not shrink and grow again. */
const FIRST_HEIGHT = 600;

/** Reads from the page's address which licence to show, and removes the handle from there. Undefined without a handle. */
export function takeFramedLicence({ location, history }: Window): FramedLicence | undefined {
  const asked = new URLSearchParams(location.hash.slice(1));
  const handle = asked.get("handle");
  if (handle === null) return undefined;
  const language = languageIn(location) ?? DEFAULT_LANGUAGE;
  history.replaceState(history.state, "", location.pathname);
  return { handle, language, isTest: asked.get("mode") === "test" };
}

/**
 * Shows the licence that the handle opens, and tells the page around how high it is. That page cannot read this one, because its
 * origin is another, and this one listens to no messages.
 * @param portal its address, without a trailing slash
 * @param script rejects when the elements' script cannot be loaded
 */
export async function showLicence(
  { handle, language, isTest }: FramedLicence,
  portal: string,
  script: Promise<void>,
): Promise<void> {
  try {
    const { council, licence, status_token: token } = await accessOf(handle, portal);
    const key = licenceKeyOf(licence);
    if (key === undefined)
      throw new RangeError("The portal named no licence. Give it a handle that was made for one.");
    // browsers do not draw a frame without a height, or out of sight
    tell(FIRST_HEIGHT);
    const element = document.createElement("kaunter-licence");
    element.setAttribute("council", council);
    if (isTest) element.setAttribute("mode", "test");
    speak(element, language);
    addEventListener("hashchange", () => speak(element, languageIn(location)));
    let lowest = FIRST_HEIGHT;
    const tellHeight = () => tell(Math.max(lowest, document.body.scrollHeight));
    element.addEventListener("kaunter-ready", () => {
      lowest = 1;
      tellHeight();
    });
    document.body.replaceChildren(element);
    await script;
    await customElements.whenDefined(element.localName);
    element.show({ screen: "licence", council, token, licence: key });
    new ResizeObserver(tellHeight).observe(document.body);
  } catch {
    tell(0);
  }
}

function languageIn({ hash }: Location): Language | undefined {
  const language = new URLSearchParams(hash.slice(1)).get("language");
  return isLanguage(language) ? language : undefined;
}

function speak(element: Element, language: Language | undefined): void {
  if (language === undefined) return;
  document.documentElement.lang = language;
  element.setAttribute("lang", language);
}

/** @throws Error when the handle was used, has expired, or the portal does not answer */
async function accessOf(handle: string, portal: string) {
  const answer = await fetch(`${portal}/api/payments/licence`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ handle }),
  });
  return mask(await answer.json(), licenceAccess);
}

function tell(height: number): void {
  // any page around may know the height, and the server says which pages those are
  parent.postMessage(heightMessage(height), "*");
}
