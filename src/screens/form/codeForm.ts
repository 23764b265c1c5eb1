import { type Infer, object, refine } from "superstruct";
import { filledText } from "../../domain/schemas/typedText.ts";

export const CODE_DIGITS = 6;

const SIX_DIGITS = /^\d{6}$/;

/** A code as it is typed or pasted, without the blanks that an app puts between its digits. */
export function plainCode(typed: string): string {
  return typed.replace(/\s/g, "");
}

/** The code of a message. Each refinement's name is that of a rule. */
export const codeForm = object({
  code: refine(filledText, "digits", (typed) => SIX_DIGITS.test(plainCode(typed))),
});

export type CodeValues = Infer<typeof codeForm>;
