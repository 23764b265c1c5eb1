import { useCallback } from "react";
import { isRule, namelessRule } from "../../domain/validation.ts";
import { useWord } from "./useWord.ts";

/** What a message says besides its field. */
type Said = Readonly<Record<string, string | number>>;

/**
 * The one way from a rule that a field breaks to the words that are said of it, of every form.
 * @returns given the field's name (undefined where it has none but a question), the code of its error, and what its message says
 * besides; a code that is no rule, such as that of a value that is not among the choices, is said as what is missing
 */
export function useRuleText(): (field: string | undefined, code: string, said?: Said) => string {
  const word = useWord();
  return useCallback(
    (field, code, said) => {
      const broken = isRule(code) ? code : "required";
      const rule = field === undefined ? namelessRule(broken) : broken;
      // those that every page needs, then the rest of the specification's, which the screens of accounts bring
      return word([`errors.validation.${rule}`, `validation.rule.${rule}`], { field: field ?? "", ...said });
    },
    [word],
  );
}
