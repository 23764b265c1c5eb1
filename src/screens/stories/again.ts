import type { StoryObj } from "@storybook/react-vite";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../domain/language.ts";

type Context = Parameters<NonNullable<StoryObj<unknown>["play"]>>[0];

/** The parameters of a story of something typed or pressed, for when it is mounted anew (.storybook/everywhere.ts). */
export interface Again {
  /** Puts back what the play used up, before that. */
  readonly before?: (() => unknown) | undefined;
  /** Does once more what the play did, in any language. */
  readonly again: (context: Context) => Promise<void>;
}

/** The language that a story is shown in. */
export function languageOf({ globals }: Pick<Context, "globals">): Language {
  return isLanguage(globals.language) ? globals.language : DEFAULT_LANGUAGE;
}

/**
 * A story whose words are judged in each language.
 * @param play finds the words by the language that the story is shown in
 * @returns the story's annotations
 */
export function inEachLanguage(play: Again["again"], before?: Again["before"]) {
  return { tags: ["words"], parameters: { again: play, before } satisfies Again, play };
}
