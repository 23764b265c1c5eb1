import { describe, expect, test } from "vitest";
import { textIn } from "../../../src/domain/configuredText.ts";
import { LANGUAGES } from "../../../src/domain/language.ts";

describe("a text that the operator configures", () => {
  test("as one string is the same in every language", () => {
    for (const language of LANGUAGES) expect(textIn("Tutup", language)).toEqual({ text: "Tutup" });
  });

  test("with a text for each language gives that language's text", () => {
    const text = { ms: "Tutup", en: "Closed", zh: "关闭" };
    for (const language of LANGUAGES)
      expect(textIn(text, language)).toEqual({ text: text[language], lang: language });
  });

  test("without a language falls back to Malay, then English, then any other", () => {
    expect(textIn({ ms: "Tutup", en: "Closed" }, "zh")).toEqual({ text: "Tutup", lang: "ms" });
    expect(textIn({ en: "Closed" }, "zh")).toEqual({ text: "Closed", lang: "en" });
    expect(textIn({ zh: "关闭" }, "ms")).toEqual({ text: "关闭", lang: "zh" });
  });

  test.each([[null], [""], ["  "], [{}], [{ en: " " }]])("%j is no text", (text) => {
    for (const language of LANGUAGES) expect(textIn(text, language)).toBeUndefined();
  });
});
