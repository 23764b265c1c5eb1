import { expect, test } from "vitest";
import { LANGUAGES } from "../../src/domain/language.ts";
import { BARE_TEXTS } from "../../src/shell/bareTexts.ts";
import { text } from "../i18n/allTexts.ts";

test.each(LANGUAGES)("the bare error page says in %s what the error page says", (language) => {
  const { broken, backHome } = BARE_TEXTS[language];
  expect(broken).toBe(text(language, "shell.broken"));
  expect(backHome).toBe(text(language, "shell.backHome"));
});
