/** Moves the focus to the page's content, when the focused element has disappeared. */
export function focusContent(): void {
  document.getElementById("content")?.focus();
}
