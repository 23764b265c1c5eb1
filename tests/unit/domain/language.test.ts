import { describe, expect, test } from "vitest";
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  LANGUAGES,
  languageOfTag,
} from "../../../src/domain/language.ts";

test("'English, Malay (default, with English as fallback) and Chinese' (rule 9.17)", () => {
  expect(LANGUAGES.toSorted()).toEqual(["en", "ms", "zh"]);
  expect(DEFAULT_LANGUAGE).toBe("ms");
  expect(FALLBACK_LANGUAGE).toBe("en");
});

describe("the language of a page's tag", () => {
  test.each([
    ["ms", "ms"],
    ["ms-MY", "ms"],
    ["EN-gb", "en"],
    [" zh-Hans-MY ", "zh"],
    ["zh-Hant", "zh"],
  ])("%j is %s", (tag, language) => expect(languageOfTag(tag)).toBe(language));

  test.each(["", "ta", "english", "msa", "x-ms", "-ms"])("%j is no language of the portal", (tag) =>
    expect(languageOfTag(tag)).toBeUndefined(),
  );
});
