/** The open shadow roots of the page, one in another too; not those of our own elements. */
export function shadowRootsIn(root: ParentNode): readonly ShadowRoot[] {
  return [...root.querySelectorAll("*")].flatMap(({ localName, shadowRoot }) =>
    shadowRoot === null || localName.startsWith("kaunter-") ? [] : [shadowRoot, ...shadowRootsIn(shadowRoot)],
  );
}
