import type { Rolldown } from "vite";
import { filesBelow } from "../filesBelow.ts";
import { EARLY } from "../prerender/earlySearch.ts";

/** The elements' names, as in `kaunter-<name>`. The order must equal the loader's. */
export const ELEMENTS = ["search", "cart", "checkout", "receipt", "licence", "pay"] as const;
/** The first letter of each identifies the language in the list. Neither it nor the letter after it may be that of another. */
export const LANGUAGES = ["ms", "en", "zh"] as const;

export type ElementName = (typeof ELEMENTS)[number];

/** The users of a chunk: these elements in any language, all elements in this language, or all of these but the search. */
export type Users =
  | ReadonlySet<ElementName>
  | (typeof LANGUAGES)[number]
  | { readonly butSearch: (typeof LANGUAGES)[number] };

/** The users by the chunk's file. */
export type Chains = ReadonlyMap<string, Users>;

/** A source module that draws an element's first screen and that the element's own module does not import statically. */
const DRAWN_FIRST: Readonly<Partial<Record<ElementName, string>>> = {
  search: EARLY,
  pay: "src/screens/search/SearchScreen.tsx",
};

/** Every chunk that an element needs for its first drawing. */
export function chainsOf(bundle: Rolldown.OutputBundle): Chains {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const ofElements = new Map<string, Set<ElementName>>();
  for (const element of ELEMENTS) {
    const first = DRAWN_FIRST[element];
    const files = [`kaunter-${element}.js`, ...(first === undefined ? [] : [holderOf(first, chunks)])];
    for (const file of filesBelow(files, bundle)) {
      const users = ofElements.get(file) ?? new Set();
      ofElements.set(file, users.add(element));
    }
  }
  const chains = new Map<string, Users>(ofElements);
  const textsIn = (language: string, texts: string) =>
    filesBelow([holderOf(`src/i18n/${language}/${texts}.ts`, chunks)], bundle);
  for (const language of LANGUAGES) {
    const ofSearch = new Set(textsIn(language, "searchElement"));
    for (const file of ofSearch) {
      const known = chains.get(file);
      // every language needs a chunk that several languages share
      chains.set(file, known === undefined || known === language ? language : new Set(ELEMENTS));
    }
    for (const file of textsIn(language, "index"))
      if (!ofSearch.has(file))
        chains.set(file, chains.has(file) ? new Set(ELEMENTS) : { butSearch: language });
  }
  // the list omits the elements' own modules, which the loader imports by name
  return new Map([...chains].filter(([file]) => file.startsWith("chunks/")));
}

/** The file of the chunk that contains one of our modules. */
function holderOf(module: string, chunks: readonly Rolldown.OutputChunk[]): string {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (chunk === undefined)
    throw new Error(
      `No chunk of the elements contains ${module}: correct its path in scripts/build/chains/chainsOf.ts`,
    );
  return chunk.fileName;
}
