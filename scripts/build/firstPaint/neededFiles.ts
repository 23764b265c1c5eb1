import type { Rolldown } from "vite";
import type { Needed } from "../../../src/shell/firstPaint/needed.ts";
import { filesBelow } from "../filesBelow.ts";

const BEGINNING = ["src/shell/drawing.ts", "src/shell/start.tsx"];

const MODULES = {
  ms: "src/i18n/ms/index.ts",
  en: "src/i18n/en/index.ts",
  zh: "src/i18n/zh/index.ts",
  home: "src/screens/home/HomeScreen.tsx",
  search: "src/screens/search/SearchScreen.tsx",
} as const satisfies Record<Exclude<keyof Needed, "start">, string>;

/** The files that the portal fetches when it starts, and the further files for each language and each first screen. */
export function neededFiles(bundle: Rolldown.OutputBundle): Needed {
  const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
  const below = (...modules: readonly string[]) => {
    const own = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => modules.some((module) => id.endsWith(`/${module}`))),
    );
    const files = own.map(({ fileName }) => fileName);
    return [...filesBelow(files, bundle)];
  };
  const start = below(...BEGINNING);
  const of = (module: string) => below(module).filter((file) => !start.includes(file));
  return {
    start,
    ms: of(MODULES.ms),
    en: of(MODULES.en),
    zh: of(MODULES.zh),
    home: of(MODULES.home),
    search: of(MODULES.search),
  };
}
