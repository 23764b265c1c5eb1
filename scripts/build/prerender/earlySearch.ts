import { fileURLToPath } from "node:url";
import { type Alias, type Plugin, runnerImport } from "vite";
import { firstRules } from "./firstRules.ts";
import { readMarkup } from "./readMarkup.ts";
import type { Prerendered } from "./renderSearch.tsx";

const MODULE = "virtual:early-search";
const RENDERER = fileURLToPath(new URL("renderSearch.tsx", import.meta.url));
/** The module that shows the early form. The build emits it as a separate chunk. */
export const EARLY = "widgets/early/showEarlySearches.ts";

/**
 * Renders the search form in the build, with the same components that draw it in the page. `widgets/early` shows it while these
 * components load.
 * @param aliases the module aliases of the elements' build
 */
export function earlySearch(aliases: Alias[]): Plugin {
  let building = false;
  let drawn: Promise<string> | undefined;
  return {
    name: "kaunter:early-search",
    configResolved({ command, mode }) {
      building = command === "build" && mode === "widgets";
    },
    buildStart() {
      if (building)
        this.emitFile({ type: "chunk", id: fileURLToPath(new URL(`../../../${EARLY}`, import.meta.url)) });
    },
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      handler() {
        drawn ??= draw(aliases);
        return drawn;
      },
    },
  };
}

/** @returns the source of the module (`widgets/early/virtualEarlySearch.d.ts`) */
async function draw(alias: Alias[]): Promise<string> {
  const { module } = await runnerImport<{ readonly SEARCH: Prerendered }>(RENDERER, {
    logLevel: "warn",
    resolve: { alias },
    environments: { inline: { resolve: { noExternal: ["lucide-react"] } } },
  });
  const { markup, styles } = module.SEARCH;
  const surface = /class="([\w-]+)"/.exec(markup.ms)?.[1];
  if (surface === undefined)
    throw new Error(
      "The rendered form has no class on its first tag: draw the surface there (WidgetRoot.tsx)",
    );
  const forms = Object.fromEntries(
    Object.entries(markup).map(([language, written]) => [language, readMarkup(written)]),
  );
  return [
    `export const FORMS = ${JSON.stringify(forms)};`,
    `export const SURFACE = ${JSON.stringify(surface)};`,
    `export const STYLES = ${JSON.stringify(firstRules(styles, markup.ms, surface))};`,
  ].join("\n");
}
