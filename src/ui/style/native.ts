/**
 * Options for `styled(tag, NATIVE)`: every attribute reaches the element. Emotion's own list of attributes lacks
 * `part`, by which a council styles an element from outside, and `closedby`.
 */
export const NATIVE = { shouldForwardProp: (name: string) => name !== "as" };
