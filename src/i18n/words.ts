import type { texts as english } from "./en/index.ts";

/** The texts of a branch in any language. */
export type Words<Branch> = {
  readonly [Key in keyof Branch]: Branch[Key] extends string ? string : Words<Branch[Key]>;
};

/** Every text of the interface. A language that lacks one, or has one too many, does not compile. */
export type Texts = Words<typeof english>;
