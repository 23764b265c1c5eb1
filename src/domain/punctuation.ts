import type { Language } from "./language.ts";

/** Punctuation between words that code joins. Chinese has full-width signs, without a space around them. */
export interface Punctuation {
  /** Between a label and its value. */
  readonly colon: string;
  readonly comma: string;
  readonly semicolon: string;
  /** Between two sentences. */
  readonly sentence: string;
  /** Between a title without a full stop and a sentence. */
  readonly stop: string;
}

const SPACED: Punctuation = { colon: ": ", comma: ", ", semicolon: "; ", sentence: " ", stop: ". " };

export const PUNCTUATION: Readonly<Record<Language, Punctuation>> = {
  ms: SPACED,
  en: SPACED,
  zh: { colon: "：", comma: "，", semicolon: "；", sentence: "", stop: "。" },
};
