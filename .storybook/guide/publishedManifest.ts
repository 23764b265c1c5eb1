import type { Plugin } from "vite";
import { customElements } from "../../scripts/build/published/manifest/customElements.ts";

const MODULE = "virtual:published-elements";

/** Gives the guide the published manifest of the elements (custom-elements.json), which comes from their own comments. */
export function publishedManifest(): Plugin {
  return {
    name: "kaunter:published-elements",
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      handler() {
        const elements = customElements().modules.flatMap(({ declarations }) => declarations);
        return `export const ELEMENTS = ${JSON.stringify(elements)};`;
      },
    },
  };
}
