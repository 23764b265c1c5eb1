import type { FieldProps } from "../../ui/field/Field.tsx";

/** How a link or a code that is pasted is typed into: as it is, nothing of it mended or translated. */
export const PASTED_INPUT = {
  autoComplete: "off",
  autoCapitalize: "off",
  autoCorrect: "off",
  spellCheck: false,
  translate: "no",
  enterKeyHint: "go",
} as const satisfies Partial<FieldProps>;
