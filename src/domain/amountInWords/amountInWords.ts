import type { Language } from "../language.ts";
import { MoneyError, type Sen } from "../money.ts";
import { chineseAmount } from "./chinese.ts";
import { englishAmount } from "./english.ts";
import { malayAmount } from "./malay.ts";
import { type SplitAmount, splitAmount } from "./splitAmount.ts";

/** RM 999,999,999.99. No FPX payment can be as large. */
const MOST = 999_999_999_99;

const WRITTEN: Readonly<Record<Language, (amount: SplitAmount) => string>> = {
  ms: malayAmount,
  en: englishAmount,
  zh: chineseAmount,
};

/**
 * Writes an amount in words. Receipts and cheques print it beside the figures, so that nobody can alter one alone.
 * Two amounts never have the same words.
 * @throws MoneyError for a negative amount, and above RM 999,999,999.99
 */
export function amountInWords(amount: Sen, language: Language): string {
  if (amount < 0 || amount > MOST) throw new MoneyError(`${amount} sen has no words. Pass 0 to ${MOST}.`);
  return WRITTEN[language](splitAmount(amount));
}
