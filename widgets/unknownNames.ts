/** What HTML allows on every element, and what frameworks, translators and old libraries put there for themselves. */
const FOREIGN =
  /^(?:[^a-z]|.*[^\w-]|on|(?:data|aria|ng|v|x|hx|up|js|s|q)-|item(?:id|prop|ref|scope|type)$|auto(?:capitalize|correct|focus)$|(?:id|class|style|slot|part|exportparts|hidden|title|dir|lang|role|tabindex|translate|inert|is|nonce|accesskey|contenteditable|draggable|enterkeyhint|inputmode|popover|spellcheck|writingsuggestions|about|property|resource|typeof|vocab|xmlns|ref|key|align|width|height|name)$)/;

/** The names of attributes in a tag that do nothing there: neither the element's own, nor HTML's, nor a framework's. */
export function unknownNames(element: Element, known: readonly string[]): readonly string[] {
  return element.getAttributeNames().filter((name) => !known.includes(name) && !FOREIGN.test(name));
}
