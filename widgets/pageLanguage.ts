import { DEFAULT_LANGUAGE, type Language, languageOfTag } from "../src/domain/language.ts";

/**
 * The language of the page around an element: the `lang` of the nearest ancestor that has one, through shadow roots.
 * A page in a language that the portal does not have gets Malay.
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

// checks the node's properties, not its class, because an element moved from another document may have another realm's ancestors
function hostOf(node: Node | null): Element | undefined {
  return node?.nodeType === Node.DOCUMENT_FRAGMENT_NODE && "host" in node
    ? (node as ShadowRoot).host
    : undefined;
}

const followers = new Map<Element, () => void>();

// one observer for all elements on the page
const observer = new MutationObserver(() => {
  for (const follower of followers.values()) follower();
});

/** Calls `onChange` whenever a `lang` changes anywhere on the page. Call this again after the element was moved. */
export function followPageLanguage(element: Element, onChange: () => void): void {
  followers.set(element, onChange);
  // an observer of the document does not see changes inside the shadow roots around the element
  for (let at: Element | undefined = element; at !== undefined; at = hostOf(at.getRootNode())) {
    observer.observe(at.getRootNode(), { subtree: true, attributeFilter: ["lang"] });
  }
}

export function unfollowPageLanguage(element: Element): void {
  followers.delete(element);
  if (followers.size === 0) observer.disconnect();
}
