/** Moves the focus to the first heading, so that a screen reader starts there and Tab goes on from there. */
export function focusHeading(root: ParentNode, options?: FocusOptions): void {
  const heading = root.querySelector<HTMLElement>("h1, h2, h3, h4, h5, h6");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
