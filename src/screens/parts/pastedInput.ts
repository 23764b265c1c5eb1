import type { FieldProps } from "../../ui/field/Field.tsx";

/** Input attributes for a pasted link or code. The browser must not correct or translate it. */
export const PASTED_INPUT = {
  autoComplete: "off",
  autoCapitalize: "off",
  autoCorrect: "off",
  spellCheck: false,
  translate: "no",
  enterKeyHint: "go",
} as const satisfies Partial<FieldProps>;
