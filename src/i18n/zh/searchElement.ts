import type { SearchElementTexts } from "../words.ts";
import { texts as core } from "./core.ts";
import { elements } from "./elements.ts";
import { texts as search } from "./search.ts";

/** The texts of `kaunter-search`, which a page shows first. All other elements and the portal need all texts (index.ts). */
export const texts: SearchElementTexts = { ...core, ...search, elements };
