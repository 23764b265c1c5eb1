import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { TEXTS } from "../../../src/i18n/createTranslator.ts";
import { ALL_TEXTS, fetchedIn } from "./allTexts.ts";

const KEYS = [...ALL_TEXTS.en.keys()];

const variables = (text = "") => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name).toSorted();

describe("the three languages have the same texts", () => {
  test.each(LANGUAGES)("%s has every text and no more (rule 5.16)", (language) => {
    expect([...ALL_TEXTS[language].keys()].toSorted()).toEqual(KEYS.toSorted());
  });

  test.each(LANGUAGES)("no text of %s is empty, or begins or ends with a space", (language) => {
    for (const [key, held] of ALL_TEXTS[language]) {
      expect(held.trim(), key).toBe(held);
      expect(held, key).not.toBe("");
    }
  });

  test.each(LANGUAGES)(
    "%s loads exactly the texts of its files, at first and with each screen, page and document",
    async (language) => {
      const loaded = JSON.stringify([await TEXTS.all[language](), await fetchedIn(language)]);
      for (const [key, held] of ALL_TEXTS[language]) expect(loaded, key).toContain(JSON.stringify(held));
    },
  );

  test.each(LANGUAGES)("the texts of %s take the same values as the English ones", (language) => {
    for (const key of KEYS)
      expect(variables(ALL_TEXTS[language].get(key)), key).toEqual(variables(ALL_TEXTS.en.get(key)));
  });

  test("no text was left untranslated (rule 5.16)", () => {
    // "Bank", "item", "menu" and "status" are Malay words too.
    const alike = [
      "common.ok",
      "common.state",
      "shell.menu",
      "fpxCheckout.bank",
      "licence.until",
      "receipt.bank",
      "cart.items_one",
    ];
    const equal = KEYS.filter((key) => new Set(LANGUAGES.map((of) => ALL_TEXTS[of].get(key))).size < 3);
    expect(equal.toSorted()).toEqual(alike.toSorted());
  });

  /** The words of a text, without its values and addresses. */
  const wordsOf = (held: string) =>
    held.replace(/\{\{\w+\}\}|https?:\S+|\S+@\S+|\b(?:\w+\.)+my\b|#\/\w+/g, " ");

  /** Small words that nearly every sentence of a language has and the other language lacks. */
  const SMALL_WORDS = {
    en: /\b(the|and|your|you|is|are|of|to|with|for|from|this|that|not|please|have|has|be|was|it|or|on|at|by)\b/i,
    ms: /\b(yang|dan|anda|untuk|dengan|tidak|ini|itu|sila|bayaran|pembayaran)\b/i,
  } as const;

  test.each([
    ["ms", "en"],
    ["zh", "en"],
    ["en", "ms"],
    ["zh", "ms"],
  ] as const)("no part of a text in %s was left in %s", (language, other) => {
    for (const [key, held] of ALL_TEXTS[language]) expect(wordsOf(held), key).not.toMatch(SMALL_WORDS[other]);
  });

  test("Chinese texts have no Latin words except the names that webmasters know", () => {
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
      "root",
      "sandbox",
      "shadow",
    ];
    for (const [key, held] of ALL_TEXTS.zh)
      for (const [word] of wordsOf(held).matchAll(/(?<![\w./<-])[a-z]{3,}(?![\w=>-])/g))
        expect(names, key).toContain(word);
  });

  test("Chinese texts have Chinese characters, and the others have none", () => {
    for (const [key, held] of ALL_TEXTS.zh) expect(held, key).toMatch(/\p{Script=Han}/u);
    for (const language of ["en", "ms"] as const)
      for (const [key, held] of ALL_TEXTS[language]) expect(held, key).not.toMatch(/\p{Script=Han}/u);
  });

  test("a counted text has one form for one and another for more", () => {
    for (const key of KEYS.filter((name) => name.endsWith("_one")))
      expect(KEYS).toContain(key.replace(/_one$/, "_other"));
  });
});
