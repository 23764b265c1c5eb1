import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import type { CartItem } from "../../charges/index.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../domain/language.ts";
import type { PaymentState } from "../../domain/payments/paymentState.ts";
import { namelessRule } from "../../domain/validation.ts";
import { useI18n } from "../../i18n/useI18n.ts";
import type { BlockReason } from "../../stores/freshAmounts.ts";

type DynamicText = (
  key: string | readonly string[],
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Translates a key that comes as data: a fact's label, a term, a fault's kind. Of several keys, it uses the first that has a
 * text. For keys written in a component use `t`, whose keys TypeScript checks. A test checks dynamic keys over all charge types
 * and closed lists.
 */
export function useDynamicText(): DynamicText {
  const { t } = useTranslation();
  return useMemo(() => dynamicTextOf(t), [t]);
}

export function dynamicTextOf(t: TFunction): DynamicText {
  // The only place where a key is not a literal. i18next accepts any string at run time.
  const translate = t as unknown as (key: string | readonly string[], values?: object) => string;
  return (key, values) => translate(key, values);
}

/** The language of the screen. */
export function usePageLanguage(): Language {
  const { language } = useI18n();
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

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
    // Screens of accounts also bring the other rules of docs/specification.md, section 5.
    const keys = [code, "required"].flatMap((broken) => {
      const rule = field === undefined ? namelessRule(broken) : broken;
      return [`errors.validation.${rule}`, `validation.rule.${rule}`];
    });
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

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Returns the text of a fault for a citizen. `field` is the name of the requested thing, for texts that mention it. When the
 * server sent a waiting time, the text names it.
 */
export function useFaultText(): (fault: Fault, field?: string) => string {
  const { t } = useTranslation();
  const word = useDynamicText();
  const waitText = (seconds: number) => {
    if (seconds <= 2 * MINUTE) return t("errors.wait.seconds", { seconds });
    if (seconds <= 2 * HOUR) return t("errors.wait.minutes", { minutes: Math.ceil(seconds / MINUTE) });
    return t("errors.wait.hours", { hours: Math.ceil(seconds / HOUR) });
  };
  return (fault, field = "") => {
    if (fault.kind === "busy" && fault.retryAfter !== undefined) return waitText(fault.retryAfter);
    if (fault.kind !== "refused") return word(`errors.kind.${fault.kind}`);
    // Only the desk shows the refusals of its steps, so their texts load with the desk.
    return word([`errors.reason.${fault.reason}`, `desk.refusal.${fault.reason}`], { field });
  };
}

/** Returns the text that explains why an item of the cart cannot be paid. */
export function useBlockReasonText(): (blockReason: BlockReason, item: CartItem) => string {
  const { t } = useTranslation();
  const word = useDynamicText();
  return (blockReason, { type }) => {
    if (blockReason === "paid") return t("cart.paid");
    if (blockReason === "gone") return t("cart.gone");
    return word(`errors.reason.${blockReason}`, { field: t(`charges.name.${type}`) });
  };
}

/** The text key of the screen's title: "receipt" once the payment is paid, "payment" while it is not or its status is unknown. */
export function receiptTitle(status: PaymentState | undefined) {
  return status === "paid" ? "shell.screen.receipt" : "shell.screen.payment";
}
