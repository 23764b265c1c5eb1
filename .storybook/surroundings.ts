/** The tags of the stories to test in these surroundings: two states of a screen, and texts in each language. */
export const WALKED: readonly string[] = ["filled", "error", "words"];

/** A story itself is in Malay, light and wide. These add each other language, scheme and width at least once. */
export const SURROUNDINGS = [
  { language: "en", scheme: "dark", viewport: { value: "wide" } },
  { language: "zh", scheme: "light", viewport: { value: "narrow" } },
] as const;
