import { DEFAULT_LANGUAGE, type Language, languageOfTag } from "../src/domain/language.ts";

/**
 * The language of the page around an element: that of the nearest ancestor with a `lang`, through shadow roots.
 * A page in a language that the portal does not speak gets Malay.
 */
export function pageLanguage(element: Element): Language {
  for (const ancestor of ancestorsOf(element)) {
    const tag = ancestor.getAttribute("lang");
    if (tag !== null) return languageOfTag(tag) ?? DEFAULT_LANGUAGE;
  }
  return DEFAULT_LANGUAGE;
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let at = parentOf(element); at !== undefined; at = parentOf(at)) yield at;
}

function parentOf(element: Element): Element | undefined {
  return element.parentElement ?? hostOf(element.parentNode);
}

// by what it has, not by its class: an element that was moved between documents has ancestors of another realm
function hostOf(node: Node | null): Element | undefined {
  return node?.nodeType === Node.DOCUMENT_FRAGMENT_NODE && "host" in node
    ? (node as ShadowRoot).host
    : undefined;
}

const followers = new Map<Element, () => void>();

// one for the page, whatever the number of elements on it
const observer = new MutationObserver(() => {
  for (const follower of followers.values()) follower();
});

/** Calls back whenever a `lang` changes somewhere on the page. To be called again when the element was moved. */
export function followPageLanguage(element: Element, onChange: () => void): void {
  followers.set(element, onChange);
  // a document's observer does not see into the shadow roots on the way to the element
  for (let at: Element | undefined = element; at !== undefined; at = hostOf(at.getRootNode())) {
    observer.observe(at.getRootNode(), { subtree: true, attributeFilter: ["lang"] });
  }
}

export function unfollowPageLanguage(element: Element): void {
  followers.delete(element);
  if (followers.size === 0) observer.disconnect();
}
