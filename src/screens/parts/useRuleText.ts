import { useMemo } from "react";
import { isRule, namelessRule } from "../../domain/validation.ts";
import { type DynamicText, useDynamicText } from "./useDynamicText.ts";

/** Further values of a message, besides its field. */
type Said = Readonly<Record<string, string | number>>;

type RuleText = (field: string | undefined, code: string, said?: Said) => string;

/**
 * Returns the message for a broken rule. All forms use it.
 * @returns a function of the field's name (undefined for a field whose label is a question), the error code and further values. A
 * code that is not a rule, such as that of a value outside the choices, gets the message of `required`.
 */
export function useRuleText(): RuleText {
  const word = useDynamicText();
  return useMemo(() => ruleTextOf(word), [word]);
}

/** `useRuleText` for given texts. */
export function ruleTextOf(word: DynamicText): RuleText {
  return (field, code, said) => {
    const broken = isRule(code) ? code : "required";
    const rule = field === undefined ? namelessRule(broken) : broken;
    // Every page has the common texts. Screens of accounts also bring the other rules of docs/specification.md, section 5.
    const keys = [`errors.validation.${rule}`, `validation.rule.${rule}`];
    return capitalised(word(keys, { field: inSentence(field ?? ""), ...said }));
  };
}

/** Converts a name for use within a sentence: "Email address" becomes "email address". An abbreviation keeps its capitals. */
function inSentence(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
