import type { ReactNode } from "react";

/** The texts of a control. The caller translates them. */
export interface FieldTexts {
  label: ReactNode;
  /** The expected content: "IC number without dashes". */
  hint?: ReactNode;
  /** The mistake, and how to correct it. */
  error?: string;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** The attributes that link a control to its hint and its error. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, "hint" | "error">) {
  const ids = [hint !== undefined && hintId(id), error !== undefined && errorId(id)].filter(
    (described) => described !== false,
  );
  return {
    "aria-describedby": ids.length === 0 ? undefined : ids.join(" "),
    "aria-invalid": error === undefined ? undefined : (true as const),
  };
}
