import { minify } from "terser";
import type { Plugin } from "vite";

/** Large libraries that load after a press. Terser would need most of the build's time for them. */
const LATE_LIBRARIES = new Set(["pdfmake", "symbols", "zxingDecoder"]);

/**
 * Minifies the elements' scripts with Terser before the bundler minifies them. Both together make a search about 1 kB smaller. It
 * runs before the bundler names a file by the hash of its content.
 */
export function minified(): Plugin {
  return {
    name: "kaunter:minified",
    apply: "build",
    renderChunk: {
      order: "post",
      async handler(code, { name }) {
        if (LATE_LIBRARIES.has(name)) return null;
        const { code: small, map } = await minify(code, {
          module: true,
          ecma: 2020,
          compress: { passes: 2 },
          sourceMap: { asObject: true },
        });
        if (small === undefined || typeof map !== "object")
          throw new Error(`Terser made nothing of ${name}.`);
        return { code: small, map: JSON.stringify(map) };
      },
    },
  };
}
