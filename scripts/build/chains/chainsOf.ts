import type { Rolldown } from "vite";
import { EARLY } from "../prerender/earlySearch.ts";

/** An element's name, as in `kaunter-<name>`, in the order in which the loader counts them. */
export const ELEMENTS = ["search", "cart", "checkout", "receipt", "licence", "pay"] as const;
/** No two begin with the same letter. */
export const LANGUAGES = ["ms", "en", "zh"] as const;

export type ElementName = (typeof ELEMENTS)[number];

/** Who needs a chunk besides the element's own module: these elements in any language, or all elements in this one. */
export type Users = ReadonlySet<ElementName> | (typeof LANGUAGES)[number];

/** By the chunk's file. */
export type Chains = ReadonlyMap<string, Users>;

/** What an element is drawn by besides its own module, by the place in the source: before that, or as soon as it is there. */
const DRAWN_FIRST: Readonly<Partial<Record<ElementName, string>>> = {
  search: EARLY,
  pay: "src/screens/search/SearchScreen.tsx",
};

/** Every chunk that some element cannot be drawn without. */
export function chainsOf(bundle: Rolldown.OutputBundle): Chains {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const ofElements = new Map<string, Set<ElementName>>();
  for (const element of ELEMENTS) {
    const first = DRAWN_FIRST[element];
    const files = [`kaunter-${element}.js`, ...(first === undefined ? [] : [holderOf(first, chunks)])];
    for (const file of new Set(files.flatMap((file) => [...chain(file, chunks)]))) {
      const users = ofElements.get(file) ?? new Set();
      ofElements.set(file, users.add(element));
    }
  }
  const chains = new Map<string, Users>(ofElements);
  for (const language of LANGUAGES)
    for (const file of chain(holderOf(`src/i18n/${language}/index.ts`, chunks), chunks)) {
      const known = chains.get(file);
      // what several languages share is needed in any
      chains.set(file, known === undefined || known === language ? language : new Set(ELEMENTS));
    }
  // an element's own module is asked for by its name
  return new Map([...chains].filter(([file]) => file.startsWith("chunks/")));
}

/** The file of the chunk that a module of ours is in. */
function holderOf(module: string, chunks: readonly Rolldown.OutputChunk[]): string {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (chunk === undefined) throw new Error(`The elements are built without ${module}`);
  return chunk.fileName;
}

/** The chunk and all that it imports, directly or not. */
function chain(
  file: string,
  chunks: readonly Rolldown.OutputChunk[],
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
  for (const imported of imports) chain(imported, chunks, found);
  return found;
}
