import type { Language } from "./language.ts";

/** What stands between words that a program puts together. Chinese has signs of its own width, with no space beside them. */
export interface Punctuation {
  /** Between a name and what it names. */
  readonly colon: string;
  readonly comma: string;
  readonly semicolon: string;
  /** Between two sentences. */
  readonly sentence: string;
}

const SPACED: Punctuation = { colon: ": ", comma: ", ", semicolon: "; ", sentence: " " };

export const PUNCTUATION: Readonly<Record<Language, Punctuation>> = {
  ms: SPACED,
  en: SPACED,
  zh: { colon: "：", comma: "，", semicolon: "；", sentence: "" },
};
