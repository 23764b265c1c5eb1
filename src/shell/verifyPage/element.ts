type Attributes = Readonly<Record<string, string | undefined>>;

/** An element with its attributes, and what is in it: texts are texts, whatever they hold. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(attribute, value);
  made.append(...content);
  return made;
}
