/** A custom property that a council's page may set. */
export interface ThemeVariable {
  readonly name: string;
  readonly description: string;
  readonly default: string;
}

const ROW = /^ \* \| `(--kaunter-[a-z-]+)` \| (.+?) \| (.+?) \|(.*?)\|$/gm;

/** Reads the table in the comment of the design tokens (src/ui/style/tokens.ts), which describes each variable. */
export function themeVariablesOf(tokens: string): readonly ThemeVariable[] {
  return [...tokens.matchAll(ROW)].map(([, name = "", description = "", light = "", other = ""]) => {
    const dark = other.trim();
    return {
      name,
      description: `${description.charAt(0).toUpperCase()}${description.slice(1)}.`,
      default: dark === "" || dark === light ? light : `${light}, ${dark} in the dark`,
    };
  });
}
