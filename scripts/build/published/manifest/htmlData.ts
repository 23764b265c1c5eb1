import { publishedElements } from "./publishedElements.ts";
import { valuesOf } from "./valueSets.ts";

/** Custom data of Visual Studio Code for HTML: its editor completes the elements, their attributes and the values of these. */
export function htmlData() {
  return {
    version: 1.1,
    tags: publishedElements().map(({ tag, summary, attributes }) => ({
      name: tag,
      description: summary,
      attributes: attributes.map(({ name, type, description }) => {
        const values = valuesOf(type);
        // "v" is what the format calls an attribute that needs no value
        const kind = type === "boolean" ? { valueSet: "v" } : {};
        return { name, description, ...kind, ...(values === undefined ? {} : { values }) };
      }),
    })),
  };
}
