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

const KEEPS_ASKING: Readonly<Record<Language, RegExp>> = {
  en: /waiting for the bank's answer/i,
  ms: /menunggu jawapan bank/i,
  zh: /等待银行答复/,
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
        expect(said).not.toMatch(KEEPS_ASKING[language]);
      } else {
        expect(said).not.toMatch(NO_MONEY[language]);
        expect(said).toMatch(KEEPS_ASKING[language]);
      }
    }
  });

  test("an answer never makes the page claim that no money was taken, or that the bank is still being asked when it is not", () => {
    for (const status of PAYMENT_STATES)
      for (const code of CODES)
        for (const token of FPX_TOKENS) {
          const said = words(language, status, code, token);
          if (NOT_PAID.includes(status))
            expect(said, `${status} ${code}`).not.toMatch(KEEPS_ASKING[language]);
          else expect(said, `${status} ${code}`).not.toMatch(NO_MONEY[language]);
        }
  });

  test("only for payments without a final answer does the text say that we wait for the bank", () => {
    const open = ["held", "unclear", "approved"];
    for (const explanation of FPX_EXPLANATIONS) {
      const codes = CODES.filter((code) => (responseOf(code)?.explanation ?? "unclear") === explanation);
      const said = text(language, `bankAnswers.${explanation}.next`);
      if (codes.some((code) => open.includes(verdictOf(code)))) expect(said).toMatch(KEEPS_ASKING[language]);
      else expect(said).not.toMatch(KEEPS_ASKING[language]);
    }
  });

  test("a company's approver may take up to 7 days, which the page says before the bank and after", () => {
    expect(text(language, "fpxCheckout.approvalHelp")).toContain("{{days}}");
    expect(text(language, "bankAnswers.waiting_for_approver.what")).toContain("{{days}}");
  });
});
