import { describe, expect, test } from "vitest";
import { textIn } from "../../../src/domain/configuredText.ts";
import { LANGUAGES } from "../../../src/domain/language.ts";

describe("a text that the operator configures", () => {
  test("as one string is that string in every language", () => {
    for (const language of LANGUAGES) expect(textIn("Tutup", language)).toEqual({ text: "Tutup" });
  });

  test("for each language is the language's own", () => {
    const text = { ms: "Tutup", en: "Closed", zh: "关闭" };
    for (const language of LANGUAGES)
      expect(textIn(text, language)).toEqual({ text: text[language], lang: language });
  });

  test("that lacks a language is said in Malay, else in English, else in what there is", () => {
    expect(textIn({ ms: "Tutup", en: "Closed" }, "zh")).toEqual({ text: "Tutup", lang: "ms" });
    expect(textIn({ en: "Closed" }, "zh")).toEqual({ text: "Closed", lang: "en" });
    expect(textIn({ zh: "关闭" }, "ms")).toEqual({ text: "关闭", lang: "zh" });
  });

  test.each([[null], [""], ["  "], [{}], [{ en: " " }]])("%j is none", (text) => {
    for (const language of LANGUAGES) expect(textIn(text, language)).toBeUndefined();
  });
});
