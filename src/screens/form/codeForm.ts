import { type Infer, object, refine } from "superstruct";
import { typedText } from "../../domain/structs.ts";

export const CODE_DIGITS = 6;

const SIX_DIGITS = /^\d{6}$/;

/** A code as it is typed or pasted, without the blanks that an app puts between its digits. */
export function plainCode(typed: string): string {
  return typed.replace(/\s/g, "");
}

/** The code of a message. Each refinement's name is the code of its error text. */
export const codeForm = object({
  code: refine(
    refine(typedText, "required", (typed) => typed.trim() !== ""),
    "digits",
    (typed) => SIX_DIGITS.test(plainCode(typed)),
  ),
});

export type CodeValues = Infer<typeof codeForm>;
