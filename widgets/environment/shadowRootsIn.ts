/** The open shadow roots below the node, also nested ones, without those of our own elements. */
export function shadowRootsIn(root: ParentNode): readonly ShadowRoot[] {
  return [...root.querySelectorAll("*")].flatMap(({ localName, shadowRoot }) =>
    shadowRoot === null || localName.startsWith("kaunter-") ? [] : [shadowRoot, ...shadowRootsIn(shadowRoot)],
  );
}
