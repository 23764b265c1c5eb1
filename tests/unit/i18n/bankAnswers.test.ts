import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../../src/domain/language.ts";
import { FPX_EXPLANATIONS } from "../../../src/domain/payments/fpxExplanation.ts";
import { FPX_RESPONSES, responseOf } from "../../../src/domain/payments/fpxResponse.ts";
import { FPX_TOKENS } from "../../../src/domain/payments/paymentMethod.ts";
import { nextState, PAYMENT_STATES, type PaymentState } from "../../../src/domain/payments/paymentState.ts";
import { explanationOf } from "../../../src/payment/bankAnswer.ts";
import { text } from "./allTexts.ts";
import { NO_MONEY } from "./noMoney.ts";

/** Codes that FPX does not list. */
const UNKNOWN_CODES = ["ZZ", "A1", "", "constructor", "__proto__"];
// a payment with the code 00 is paid, and needs no explanation
const CODES = [...Object.keys(FPX_RESPONSES).filter((code) => code !== "00"), ...UNKNOWN_CODES];

/** The page says, in these words, that the bank has not decided yet. */
const KEEPS_ASKING: Readonly<Record<Language, RegExp>> = {
  en: /waiting for the bank's answer|not approved yet/gi,
  ms: /menunggu jawapan bank|belum diluluskan/gi,
  zh: /银行尚未告知|尚未获批准/g,
};

const TAKEN_NOTHING: Readonly<Record<Language, string>> = {
  en: "No money was taken.",
  ms: "Tiada wang diambil.",
  zh: "没有扣款。",
};

const NOT_PAID: readonly PaymentState[] = ["failed", "cancelled"];

const verdictOf = (code: string) => responseOf(code)?.verdict ?? "unclear";

/** The state of a payment after this answer. */
function stateAfter(code: string): PaymentState {
  const verdict = verdictOf(code);
  if (verdict === "unclear" || verdict === "approved") return "in_progress";
  return nextState("in_progress", verdict) ?? "in_progress";
}

/** Everything that the citizen reads about an answer: the ending's text and the explanation of the code. */
function words(language: Language, status: PaymentState, code: string, fpx_msgToken: "01" | "02"): string {
  const explanation = explanationOf({ status, response_code: code, fpx_msgToken });
  const reported = explanation && [
    text(language, `bankAnswers.${explanation}.what`),
    text(language, `bankAnswers.${explanation}.next`),
  ];
  return [text(language, `receipt.${status}.text`), ...(reported ?? [])].join(" ");
}

describe.each(LANGUAGES)("every code is explained in %s", (language) => {
  test.each(CODES)("%s: what happened, whether money was taken, and what to do", (code) => {
    const status = stateAfter(code);
    for (const token of FPX_TOKENS) {
      expect(explanationOf({ status, response_code: code, fpx_msgToken: token })).toBeDefined();
      const said = words(language, status, code, token);
      if (["declined", "cancelled"].includes(verdictOf(code))) {
        expect(said).toContain(TAKEN_NOTHING[language]);
        expect(said.match(KEEPS_ASKING[language])).toBeNull();
      } else {
        expect(said).not.toMatch(NO_MONEY[language]);
        // once: what the ending says, the code's explanation does not repeat
        expect(said.match(KEEPS_ASKING[language])).toHaveLength(1);
      }
    }
  });

  test("an answer never makes the page claim that no money was taken, or that the bank is still being asked when it is not", () => {
    for (const status of PAYMENT_STATES)
      for (const code of CODES)
        for (const token of FPX_TOKENS) {
          const said = words(language, status, code, token);
          if (NOT_PAID.includes(status))
            expect(said.match(KEEPS_ASKING[language]), `${status} ${code}`).toBeNull();
          else expect(said, `${status} ${code}`).not.toMatch(NO_MONEY[language]);
        }
  });

  test("no explanation of a code says again that we wait for the bank", () => {
    const waits = { en: /we are waiting/i, ms: /kami menunggu/i, zh: /等待银行/ };
    for (const explanation of FPX_EXPLANATIONS)
      expect(text(language, `bankAnswers.${explanation}.next`)).not.toMatch(waits[language]);
  });

  test("a company's approver may take up to 7 days, which the page says before the bank and after", () => {
    expect(text(language, "fpxCheckout.approvalHelp")).toContain("{{days}}");
    expect(text(language, "bankAnswers.waiting_for_approver.what")).toContain("{{days}}");
  });
});
