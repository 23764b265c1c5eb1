import type { StoryObj } from "@storybook/react-vite";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../domain/language.ts";

type Context = Parameters<NonNullable<StoryObj<unknown>["play"]>>[0];

/** The parameters of a story with input, for when .storybook/everywhere.ts mounts it again. */
export interface Again {
  /** Runs before the repetition and restores the state that the play changed. */
  readonly before?: (() => unknown) | undefined;
  /** Repeats the play's input, in any language. */
  readonly again: (context: Context) => Promise<void>;
}

/** The language of the story. */
export function languageOf({ globals }: Pick<Context, "globals">): Language {
  return isLanguage(globals.language) ? globals.language : DEFAULT_LANGUAGE;
}

/**
 * A story whose texts are checked in each language.
 * @param play must find its texts by the language of the story
 * @returns the story's annotations
 */
export function inEachLanguage(play: Again["again"], before?: Again["before"]) {
  return { tags: ["words"], parameters: { again: play, before } satisfies Again, play };
}
