import { createContext, type ReactNode, useContext } from "react";

export type Level = 1 | 2 | 3 | 4 | 5 | 6;

const LevelContext = createContext<Level>(1);

/** The level that a `Heading` here has. */
export function useHeadingLevel(): Level {
  return useContext(LevelContext);
}

/**
 * Sets the level of the headings inside: `from` at the root, so that a widget fits the outline of its host page;
 * without it one deeper than around it.
 */
export function HeadingLevel({ from, children }: { from?: Level; children: ReactNode }) {
  const outer = useHeadingLevel();
  return <LevelContext value={from ?? deeper(outer)}>{children}</LevelContext>;
}

function deeper(level: Level): Level {
  return level === 6 ? 6 : ((level + 1) as Level); // below 6, one more is a level
}
