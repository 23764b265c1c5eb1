import { type Infer, object, refine } from "superstruct";
import { filledText } from "../../domain/schemas/typedText.ts";

export const CODE_DIGITS = 6;

const SIX_DIGITS = /^\d{6}$/;

/** Removes the spaces that some apps put between the digits of a pasted code. */
export function plainCode(typed: string): string {
  return typed.replace(/\s/g, "");
}

/** The form for a code. The name of each refinement is the name of a validation rule. */
export const codeForm = object({
  code: refine(filledText, "digits", (typed) => SIX_DIGITS.test(plainCode(typed))),
});

export type CodeValues = Infer<typeof codeForm>;
