import { useMemo } from "react";
import { isRule, namelessRule } from "../../domain/validation.ts";
import { type DynamicText, useDynamicText } from "./useDynamicText.ts";

/** What a message says besides its field. */
type Said = Readonly<Record<string, string | number>>;

type RuleText = (field: string | undefined, code: string, said?: Said) => string;

/**
 * The one way from a rule that a field breaks to the words that are said of it, of every form.
 * @returns given the field's name (undefined where it has none but a question), the code of its error, and what its message says
 * besides; a code that is no rule, such as that of a value that is not among the choices, is said as what is missing
 */
export function useRuleText(): RuleText {
  const word = useDynamicText();
  return useMemo(() => ruleTextOf(word), [word]);
}

/** `useRuleText` by the texts of a language. */
export function ruleTextOf(word: DynamicText): RuleText {
  return (field, code, said) => {
    const broken = isRule(code) ? code : "required";
    const rule = field === undefined ? namelessRule(broken) : broken;
    // those that every page needs, then the rest of the specification's, which the screens of accounts bring
    const keys = [`errors.validation.${rule}`, `validation.rule.${rule}`];
    return capitalised(word(keys, { field: inSentence(field ?? ""), ...said }));
  };
}

/** A name as it stands within a sentence: "Email address" as "email address"; an abbreviation keeps its capitals. */
function inSentence(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
