import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { TEXTS } from "../../../src/i18n/texts.ts";
import { ALL_TEXTS, fetchedIn } from "./allTexts.ts";

const KEYS = [...ALL_TEXTS.en.keys()];

const variables = (text = "") => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name).toSorted();

describe("the three languages say the same", () => {
  test.each(LANGUAGES)("%s has every text and none too many (rule 5.16)", (language) => {
    expect([...ALL_TEXTS[language].keys()].toSorted()).toEqual(KEYS.toSorted());
  });

  test.each(LANGUAGES)("no text of %s is empty or stands between blanks", (language) => {
    for (const [key, held] of ALL_TEXTS[language]) {
      expect(held.trim(), key).toBe(held);
      expect(held, key).not.toBe("");
    }
  });

  test.each(LANGUAGES)(
    "what %s is loaded with, at first and with each screen, page and document, is what stands in its files",
    async (language) => {
      const loaded = JSON.stringify([await TEXTS[language](), await fetchedIn(language)]);
      for (const [key, held] of ALL_TEXTS[language]) expect(loaded, key).toContain(JSON.stringify(held));
    },
  );

  test.each(LANGUAGES)("the texts of %s take the same values as the English ones", (language) => {
    for (const key of KEYS)
      expect(variables(ALL_TEXTS[language].get(key)), key).toEqual(variables(ALL_TEXTS.en.get(key)));
  });

  test("no text was left untranslated (rule 5.16)", () => {
    // "Bank", "item" and "menu" are Malay words too
    const alike = ["common.ok", "shell.menu", "fpxCheckout.bank", "receipt.bank", "cart.items_one"];
    const equal = KEYS.filter((key) => new Set(LANGUAGES.map((of) => ALL_TEXTS[of].get(key))).size < 3);
    expect(equal.toSorted()).toEqual(alike.toSorted());
  });

  /** What a text says besides the values and the addresses that it holds. */
  const wordsOf = (held: string) => held.replace(/\{\{\w+\}\}|https?:\S+|\S+@\S+/g, " ");

  /** Small words without which a language hardly makes a sentence, and which are none in the other. */
  const SMALL_WORDS = {
    en: /\b(the|and|your|you|is|are|of|to|with|for|from|this|that|not|please|have|has|be|was|it|or|on|at|by)\b/i,
    ms: /\b(yang|dan|anda|untuk|dengan|tidak|ini|itu|sila|bayaran|pembayaran)\b/i,
  } as const;

  test.each([
    ["ms", "en"],
    ["zh", "en"],
    ["en", "ms"],
    ["zh", "ms"],
  ] as const)("no part of a text of %s was left in %s", (language, other) => {
    for (const [key, held] of ALL_TEXTS[language]) expect(wordsOf(held), key).not.toMatch(SMALL_WORDS[other]);
  });

  test("no word of a Chinese text is Latin but the names that webmasters know", () => {
    const names = [
      "axe",
      "cookie",
      "footer",
      "head",
      "header",
      "html",
      "https",
      "iframe",
      "library",
      "sandbox",
    ];
    for (const [key, held] of ALL_TEXTS.zh)
      for (const [word] of wordsOf(held).matchAll(/(?<![\w./<-])[a-z]{3,}(?![\w=>-])/g))
        expect(names, key).toContain(word);
  });

  test("Chinese texts hold Chinese, and the others none", () => {
    for (const [key, held] of ALL_TEXTS.zh) expect(held, key).toMatch(/\p{Script=Han}/u);
    for (const language of ["en", "ms"] as const)
      for (const [key, held] of ALL_TEXTS[language]) expect(held, key).not.toMatch(/\p{Script=Han}/u);
  });

  test("a counted text has one form for one and another for more", () => {
    for (const key of KEYS.filter((name) => name.endsWith("_one")))
      expect(KEYS).toContain(key.replace(/_one$/, "_other"));
  });
});
