/** Rules that a page or a shadow root has adopted. */
export interface AdoptedRules {
  /** Whether the browser knows the boxes in a page's margins. A browser that does not drops them from the parsed rule. */
  readonly hasFeet: boolean;
  /** Takes the rules out again. */
  drop(): void;
}

/** Adds rules to a page or a shadow root, in a constructed style sheet. A browser without such sheets gets none. */
export function adoptRules(root: Document | ShadowRoot, rules: string): AdoptedRules {
  const view = ("host" in root ? root.ownerDocument : root).defaultView;
  if (view === null || !("adoptedStyleSheets" in root)) return { hasFeet: false, drop: () => undefined };
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return {
    hasFeet: sheet.cssRules[0]?.cssText.includes("@bottom-right") === true,
    drop: () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}
