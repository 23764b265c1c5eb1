import { describe, expect, test } from "vitest";
import type { Language } from "../../../src/domain/language.ts";
import { MESSAGE_TEXTS } from "../../../src/server/notifications/texts/index.ts";
import { ALL_TEXTS, flat, text } from "./allTexts.ts";

/** The words of Malaysian councils and banks, so that a citizen reads here the words on the bill. */
const GLOSSARY: readonly (readonly [meaning: string, key: string, malay: RegExp, chinese: RegExp])[] = [
  ["assessment rate", "charges.name.assessment", /cukai taksiran/i, /门牌税/],
  ["land cess", "charges.name.assessment", /ses tanah/i, /土地税捐/],
  ["compound", "charges.name.compound", /kompaun/i, /罚单/],
  ["trading licence", "charges.license.kinds.trading", /lesen perniagaan/i, /营业执照/],
  ["stall rent", "charges.name.market", /sewa (gerai|pasar)/i, /摊位租金/],
  ["parking", "charges.name.parking", /letak kereta/i, /停车/],
  ["reload", "charges.name.parking", /tambah nilai/i, /充值/],
  ["receipt", "shell.screen.receipt", /resit/i, /收据/],
  ["cart", "shell.cart", /troli/i, /购物车/],
  ["proceed to checkout", "cart.checkout", /teruskan pembayaran/i, /结账/],
  ["arrears", "charges.license.part.arrears", /tunggakan/i, /欠款|拖欠/],
  ["discount", "charges.assessment.part.discount", /diskaun/i, /折扣/],
  ["payment successful", "receipt.paid.title", /pembayaran berjaya/i, /付款成功/],
  ["guest", "loginForm.guest", /tetamu/i, /访客/],
  ["awaiting confirmation", "status.pending", /menunggu pengesahan/i, /等待确认/],
  ["insufficient funds", "bankAnswers.insufficient_funds.what", /dana .*tidak mencukupi/i, /余额不足/],
];

describe("a council's word for", () => {
  test.each(GLOSSARY)("%s, in %s", (_meaning, key, malay, chinese) => {
    expect(text("ms", key)).toMatch(malay);
    expect(text("zh", key)).toMatch(chinese);
  });
});

/** The one word of a meaning, and other words that must not replace it. */
const ONE_WORD: readonly (readonly [meaning: string, language: Language, word: RegExp, others: RegExp])[] = [
  ["a citizen's identity number", "en", /\bNRIC (no\.|number)/, /\bIC (no\.|number)/],
  // with a hyphen that ends no line
  ["an e-mail", "ms", /\be\u2011mel\b/i, /\be-?mel\b/i],
  ["a council", "zh", /议会/, /市县议会|理事会|市议会|县议会/],
];

test.each(ONE_WORD)("%s has one word in %s", (_meaning, language, word, others) => {
  const texts = [...ALL_TEXTS[language], ...flat(MESSAGE_TEXTS[language])];
  expect(texts.some(([, held]) => word.test(held))).toBe(true);
  for (const [key, held] of texts) expect(held, key).not.toMatch(others);
});
