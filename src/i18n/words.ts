import type { texts as english } from "./en/index.ts";
import type { texts as searchElement } from "./en/searchElement.ts";

/** The texts of a branch in any language. */
export type Words<Branch> = {
  readonly [Key in keyof Branch]: Branch[Key] extends string ? string : Words<Branch[Key]>;
};

/** All texts of the interface. A language with a missing or an extra text does not compile. */
export type Texts = Words<typeof english>;

/** Those of them that `kaunter-search` needs. */
export type SearchElementTexts = Words<typeof searchElement>;
