/** Gives the focus to the page's content: what had it is gone. */
export function focusContent(): void {
  document.getElementById("content")?.focus();
}
