/** The attributes that HTML allows on every element, and those that frameworks, translators and old libraries add. */
const FOREIGN =
  /^(?:[^a-z]|.*[^\w-]|on|(?:data|aria|ng|v|x|hx|up|js|s|q)-|item(?:id|prop|ref|scope|type)$|auto(?:capitalize|correct|focus)$|(?:id|class|style|slot|part|exportparts|hidden|title|dir|lang|role|tabindex|translate|inert|is|nonce|accesskey|contenteditable|draggable|enterkeyhint|inputmode|popover|spellcheck|writingsuggestions|about|property|resource|typeof|vocab|xmlns|ref|key|align|width|height|name)$)/;

/** The attributes of a tag that have no effect: they belong neither to the element, nor to HTML, nor to a framework. */
export function unknownNames(element: Element, known: readonly string[]): readonly string[] {
  return element.getAttributeNames().filter((name) => !known.includes(name) && !FOREIGN.test(name));
}
