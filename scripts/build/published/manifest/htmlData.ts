import { publishedElements } from "./publishedElements.ts";
import { valuesOf } from "./valueSets.ts";

/** HTML custom data for Visual Studio Code, which then completes the elements, their attributes and the attributes' values. */
export function htmlData() {
  return {
    version: 1.1,
    tags: publishedElements().map(({ tag, summary, attributes }) => ({
      name: tag,
      description: summary,
      attributes: attributes.map(({ name, type, description }) => {
        const values = valuesOf(type);
        // in this format, "v" marks an attribute that needs no value
        const kind = type === "boolean" ? { valueSet: "v" } : {};
        return { name, description, ...kind, ...(values === undefined ? {} : { values }) };
      }),
    })),
  };
}
