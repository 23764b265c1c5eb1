import { createContext, type ReactNode, useContext } from "react";

export const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export type Level = (typeof LEVELS)[number];

/** The default level of a widget's first heading: below the page's own title. */
export const FIRST_LEVEL_IN_PAGE: Level = 2;

const LevelContext = createContext<Level>(1);

export function useHeadingLevel(): Level {
  return useContext(LevelContext);
}

/**
 * Sets the level of the headings inside. `from` is for the root, so that a widget fits the outline of its host page. Without it
 * the level is one deeper than around.
 */
export function HeadingLevel({ from, children }: { from?: Level; children: ReactNode }) {
  const outer = useHeadingLevel();
  return <LevelContext value={from ?? deeper(outer)}>{children}</LevelContext>;
}

/** The deepest level is 6: HTML has no more, and screen readers read an `aria-level` of 7 as 2, or ignore it. */
function deeper(level: Level): Level {
  return LEVELS.find((next) => next > level) ?? 6;
}
