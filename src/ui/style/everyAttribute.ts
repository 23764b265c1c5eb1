/**
 * An option of styled elements with a `part`, a `closedby` or another attribute that Emotion does not know. Without it Emotion leaves
 * such an attribute out.
 */
export const EVERY_ATTRIBUTE = { shouldForwardProp: (name: string) => name !== "as" };
