/** Finds the innermost element with this text, also where a part of it, such as a name, is an element of its own. */
export function wholeText(text: string | RegExp) {
  const isWhole = (content: string | null | undefined) =>
    typeof text === "string" ? content === text : text.test(content ?? "");
  return (_own: string, element: Element | null): boolean =>
    isWhole(element?.textContent) &&
    ![...(element?.children ?? [])].some((child) => isWhole(child.textContent));
}
