/** The stories that are shown in these, by their tags: two states of a screen, and what says words in each language. */
export const WALKED: readonly string[] = ["filled", "error", "words"];

/** Beside Malay by daylight, at a desk: each language, scheme and width at least once. */
export const SURROUNDINGS = [
  { language: "en", scheme: "dark", viewport: { value: "desk" } },
  { language: "zh", scheme: "light", viewport: { value: "narrow" } },
] as const;
