import type { FieldProps } from "../../../ui/field/Field.tsx";

/** The input attributes of every e-mail field. */
export const EMAIL_INPUT = {
  type: "email",
  inputMode: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const satisfies Partial<FieldProps>;
