import type { FieldProps } from "../../../ui/field/Field.tsx";

/** How every field of an e-mail address is typed into. */
export const EMAIL_INPUT = {
  type: "email",
  inputMode: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const satisfies Partial<FieldProps>;
