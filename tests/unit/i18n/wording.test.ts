import { describe, expect, test } from "vitest";
import { recordedCharge } from "../../../src/charges/index.ts";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { PAYMENT_STATES } from "../../../src/domain/payments/paymentState.ts";
import { ENDING_OF } from "../../../src/payment/screenByState.ts";
import { MESSAGE_TEXTS } from "../../../src/server/notifications/texts/index.ts";
import { CARD_FORM_TEXTS } from "../../../src/server/pages/cardFormTexts.ts";
import { STATUS_TEXTS } from "../../../src/server/pages/statusTexts.ts";
import { PAGE_TEXTS } from "../../../src/server/pages/texts.ts";
import { ALL_TEXTS, flat, text } from "./allTexts.ts";
import { NO_MONEY, sentencesOfProof } from "./noMoney.ts";

describe("the English messages have the specification's exact wording (rules 8.19, 8.20, 8.31)", () => {
  test.each([
    ["search.notFound", "Not Found!"],
    ["search.exists", "{{number}} already exist in cart."],
    ["search.full", "Your cart is full, kindly checkout for your payment."],
    ["errors.reason.invalid_account", "Invalid Account No / License No"],
    ["errors.reason.invalid_council", "This council is currently not available."],
    ["errors.reason.invalid_payment_type", "This payment type is currently not available."],
    ["errors.reason.attempt_failed_please_try_again", "Attempt failed. Please try again."],
    ["errors.reason.auth_error", "Email or password is incorrect."],
    ["errors.reason.user_error_relogin", "User error. Please relogin."],
    ["errors.reason.email_already_exist", "This email is already used by other account."],
    ["errors.reason.email_not_sent", "Failed to send email verification"],
    ["errors.reason.sms_not_sent", "Failed to send SMS"],
    ["errors.reason.invalid_code", "Invalid Code"],
    ["errors.reason.missing", "Result Not Found"],
    ["errors.kind.missing", "Result Not Found"],
    [
      "errors.reason.under_maintenance",
      "Payment for {{field}} is currently unavailable, we apologize for the inconvenience.",
    ],
    ["errors.validation.required", "{{field}} is required."],
    ["errors.validation.requiredField", "This field is required."],
    ["errors.validation.invalidEmailFormat", "Invalid e-mail format"],
    ["errors.validation.email", "The {{field}} must be a valid email."],
    ["errors.validation.max", "The {{field}} may not be greater than {{length}} characters."],
    ["validation.rule.min", "The {{field}} must be at least {{length}} characters."],
    ["validation.rule.dateOfBirth", "Invalid date of birth"],
    ["errors.validation.nric", "NRIC must be in 12 characters length"],
    ["charges.license.nothing", "Result Not Found"],
    [
      "charges.license.notice.notAllowed",
      "This license status is not allowed to proceed. Please check with license department.",
    ],
    [
      "charges.license.notice.risky",
      "For the time being, online renewal for dog license, hawkers license and risky license is not available.",
    ],
    ["resetPassword.invalid.1", "Invalid Request 1"],
    ["resetPassword.invalid.2", "Invalid Request 2"],
    ["resetPassword.invalid.3", "Invalid Request 3"],
    ["shell.notFound", "This page could not be found"],
    ["shell.backHome", "Back to the home page"],
  ])("%s", (key, wording) => expect(text("en", key)).toBe(wording));
});

test("'the trading licence is not applicable for online renewal and must be renewed at the council counter' (rule 8.17)", () => {
  expect(text("en", "charges.license.notice.several")).toMatch(
    /trading licence is not applicable for online renewal and must be renewed at the council counter/,
  );
});

describe("'Search hints' (rule 5.24)", () => {
  /** A sentence of the specification, the key of our text, and its words in English and in every language. */
  const HINTS = [
    [
      "Trading licence numbers start with 'R'.",
      "charges.license.hint",
      /Trading licences start with R\b/,
      /\bR\b/,
    ],
    ["Council licence numbers look like 2XX-XXXX.", "charges.license.hint", /look like 2XX-XXXX/, /2XX-XXXX/],
    [
      "Market numbers look like 30X-XXXX.",
      "charges.market.hint",
      /Market numbers look like 30X-XXXX/,
      /30X-XXXX/,
    ],
    ["Open space numbers look like 90X-XXXX.", "charges.license.hint", /open space 90X-XXXX/, /90X-XXXX/],
    [
      "IC numbers are entered without dashes.",
      "charges.compound.hint",
      /IC number without dashes/,
      /without dashes|tanpa sempang|不含横线/,
    ],
  ] as const;

  test.each(HINTS)("'%s'", (_sentence, key, english, everywhere) => {
    expect(text("en", key)).toMatch(english);
    for (const language of LANGUAGES) expect(text(language, key)).toMatch(everywhere);
  });

  test.each(CHARGE_TYPES)("a hint shows an example, which the search accepts as it is: %s", (type) => {
    const charge = recordedCharge(type);
    if (charge === undefined) return;
    const { example, hint } = charge.prompt;
    for (const language of LANGUAGES) expect(text(language, hint)).toContain("{{example}}");
    expect(charge.normaliseNumber(example)).toBe(example.replaceAll("-", ""));
  });
});

describe("'By clicking on the \"Proceed\" button, you hereby agree with FPX's Terms & Conditions'", () => {
  test("English has this exact wording", () => {
    expect(`${text("en", "confirmation.terms")} ${text("en", "confirmation.termsLink")}`).toBe(
      'By clicking on the "Proceed" button, you hereby agree with FPX\'s Terms & Conditions',
    );
  });

  test.each(LANGUAGES)("the text names the button as the page does in %s", (language) => {
    expect(text(language, "confirmation.terms")).toMatch(
      new RegExp(`["“]${text(language, "confirmation.proceed")}["”]`),
    );
  });
});

describe("'\"No money was taken\" is said only after a signed decline or cancel'", () => {
  const NOT_PAID = /^receipt\.(failed|cancelled)\./;

  test.each(LANGUAGES)(
    "no other text of the receipt says that, or that a payment failed, in %s",
    (language) => {
      for (const [key, held] of ALL_TEXTS[language])
        if (key.startsWith("receipt.") && !NOT_PAID.test(key))
          expect(held, key).not.toMatch(NO_MONEY[language]);
    },
  );

  test.each(LANGUAGES)(
    "a text about a payment's status, alert, next attempt or refund says that only of a signed decline, in %s",
    (language) => {
      // The first text is about a signed decline, the second about the time after one.
      const AFTER_DECLINE = [
        "requery.history.declined",
        "requery.history.declined_card",
        "refund.rules.notTaken.answer",
      ];
      for (const [key, held] of ALL_TEXTS[language])
        if (/^(attempt|requery|refund|alert)\./.test(key) && !AFTER_DECLINE.includes(key))
          expect(held, key).not.toMatch(NO_MONEY[language]);
    },
  );

  test.each(LANGUAGES)("no rule about refunds promises a date, in %s", (language) => {
    const days = {
      en: /\b\d+ (working )?(days?|weeks?)/i,
      ms: /\d+ (hari|minggu)/i,
      zh: /\d+ ?(天|日|周|星期)/,
    };
    for (const [key, held] of ALL_TEXTS[language])
      if (key.startsWith("refund.")) expect(held, key).not.toMatch(days[language]);
  });

  /** The specification's own words (section 8). They are about the call or an unsent message, not about a payment. */
  const SPEAKS_OF_THE_CALL =
    /^errors\.reason\.(attempt_failed_please_try_again|email_not_sent|sms_not_sent)$/;

  test.each(LANGUAGES)(
    "no text for a failed call says anything about a payment's money, in %s",
    (language) => {
      for (const [key, held] of ALL_TEXTS[language])
        if (key.startsWith("errors.") && !SPEAKS_OF_THE_CALL.test(key))
          expect(held, key).not.toMatch(NO_MONEY[language]);
    },
  );

  /** Texts that may say it: nothing was sent to a bank yet, a bank has signed it, or the text is about no particular payment. */
  const MAY_SAY = [
    /^receipt\.(failed|cancelled)\./,
    /^confirmation\.(changed|held)(_card)?$/,
    /^(requery\.history|review\.event)\.declined(_card)?$/,
    /^refund\.rules\.notTaken\.answer$/,
    /^faq\.charged\.answer$/,
    /^status\.(failed|unpaid)$/,
    SPEAKS_OF_THE_CALL,
  ];

  test.each(LANGUAGES)("no text of any screen says that except these few, in %s", (language) => {
    for (const [key, held] of ALL_TEXTS[language])
      if (!MAY_SAY.some((may) => may.test(key))) expect(held, key).not.toMatch(NO_MONEY[language]);
  });

  test.each(LANGUAGES)(
    "neither a page between the portal and the bank nor a message says that, in %s",
    (language) => {
      const proof = sentencesOfProof(language);
      for (const [key, held] of [PAGE_TEXTS, CARD_FORM_TEXTS, STATUS_TEXTS, MESSAGE_TEXTS].flatMap((texts) =>
        flat(texts[language]),
      )) {
        expect(held, key).not.toMatch(NO_MONEY[language]);
        expect(
          proof.filter((sentence) => held.includes(sentence)),
          key,
        ).toEqual([]);
      }
    },
  );

  test.each([
    ["en", "No money was taken."],
    ["ms", "Tiada wang diambil."],
    ["zh", "没有扣款。"],
  ] as const)("after a decline and a cancellation the receipt says so, in %s", (language, wording) => {
    for (const state of ["failed", "cancelled"] as const) {
      expect(ENDING_OF[state]).toBe("not_paid");
      expect(text(language, `receipt.${state}.text`)).toContain(wording);
    }
  });

  test.each(LANGUAGES)(
    "until the bank answers, the receipt asks the citizen not to pay again, in %s",
    (language) => {
      const notAgain = { en: "Please do not pay again.", ms: "Jangan bayar lagi.", zh: "请勿再次付款。" };
      for (const state of ["in_progress", "pending"])
        expect(text(language, `receipt.${state}.text`)).toContain(notAgain[language]);
    },
  );
});

describe("'Other labelled fields: account_no, licence no, compound no, vehicle no, assessment no, ... amount, due_date, paid_until, valid_until'", () => {
  test.each([
    ["account_no", "charges.parking.number", "Parking account no."],
    ["licence no", "charges.license.number", "Licence no."],
    ["compound no", "charges.compound.number", "Compound no."],
    ["vehicle no", "charges.fact.vehicleNumber", "Vehicle no."],
    ["assessment no", "charges.assessment.number", "Assessment account no."],
    ["amount", "search.reload.amount", "Amount in ringgit"],
    ["due_date", "charges.fact.dueDate", "Due date"],
    ["paid_until", "charges.fact.paidUntil", "Payment until"],
    ["valid_until", "charges.fact.validUntil", "Valid until"],
  ])("%s", (_field, key, label) => {
    expect(text("en", key)).toBe(label);
    for (const language of LANGUAGES) expect(text(language, key).trim()).not.toBe("");
    expect(new Set(LANGUAGES.map((language) => text(language, key))).size).toBe(LANGUAGES.length);
  });
});

test.each(LANGUAGES)(
  "a text uses the names of the screens and states that it mentions, in %s",
  (language) => {
    for (const [said, named] of [
      ["faq.password.answer", "login.title"],
      ["faq.password.answer", "forgotPassword.title"],
      ["faq.charged.answer", "common.checkPayment"],
      ["faq.charged.answer", "receipt.paid.title"],
      ["faq.charged.answer", "receipt.failed.title"],
      ["faq.pending.answer", "receipt.paid.title"],
      ["history.paidOnly", "receipt.paid.title"],
      ["helpline.whom.text", "receipt.paid.title"],
      ["helpline.whom.text", "common.checkPayment"],
    ] as const)
      expect(text(language, said).toLowerCase(), said).toContain(text(language, named).toLowerCase());
  },
);

test.each(LANGUAGES)("the words below a payment's state do not repeat its name, in %s", (language) => {
  for (const state of [...PAYMENT_STATES, "not_sent"])
    expect(text(language, `receipt.${state}.text`), state).not.toContain(
      text(language, `receipt.${state}.title`),
    );
});
