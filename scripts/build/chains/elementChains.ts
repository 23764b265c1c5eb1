import remapping, { type SourceMapInput } from "@jridgewell/remapping";
import MagicString from "magic-string";
import type { Plugin } from "vite";
import packageJson from "../../../package.json" with { type: "json" };
import { chainsOf } from "./chainsOf.ts";
import { writeChains } from "./writeChains.ts";

/** The loader contains this word until the build knows the names of all chunks. */
const PLACEHOLDER = "KAUNTER_CHAINS";

/**
 * Gives the loader (`widgets/kaunter.ts`) its version and the list of chunks that each element will import, so that it can fetch
 * all of them at once. The list is empty in a development server and in tests, because they have no chunks.
 */
export function elementChains(): Plugin {
  let building = false;
  return {
    name: "kaunter:element-chains",
    config(_, { command, mode }) {
      building = command === "build" && mode === "widgets";
      return {
        define: {
          "import.meta.env.KAUNTER_VERSION": JSON.stringify(packageJson.version),
          "import.meta.env.KAUNTER_CHAINS": JSON.stringify(building ? PLACEHOLDER : ""),
        },
      };
    },
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        if (!building) return;
        const loader = bundle["kaunter.js"];
        if (loader?.type !== "chunk")
          throw new Error(
            "The build of the elements made no kaunter.js: keep widgets/kaunter.ts among the entries in vite.config.ts",
          );
        const list = writeChains(chainsOf(bundle));
        const map = bundle["kaunter.js.map"];
        if (map?.type !== "asset")
          throw new Error(
            "The build of the elements made no kaunter.js.map: keep build.sourcemap in vite.config.ts",
          );
        const edited = new MagicString(loader.code).replace(PLACEHOLDER, () => list);
        const before: SourceMapInput = JSON.parse(String(map.source));
        const edit = edited.generateMap({ source: "kaunter.js", hires: true });
        loader.code = edited.toString();
        // combines the map of this edit with the loader's map; no other file has a map here
        map.source = JSON.stringify(
          remapping(JSON.stringify(edit), (file) => (file === "kaunter.js" ? before : null)),
        );
      },
    },
  };
}
