/** The entries of a list as a person writes it: spaces around them and empty ones say nothing. */
export const entriesOf = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
