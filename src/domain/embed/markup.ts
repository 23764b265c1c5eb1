/** Writes tags that read back as exactly what was put in, whatever stands in a value. */

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text inside a tag or in an attribute between double quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** @param inside markup, already escaped */
export function tag(
  name: string,
  attributes: readonly (readonly [name: string, value: string | true])[],
  inside = "",
): string {
  const written = attributes.map(([attribute, value]) =>
    value === true ? ` ${attribute}` : ` ${attribute}="${escaped(value)}"`,
  );
  return `<${name}${written.join("")}>${inside}</${name}>`;
}
