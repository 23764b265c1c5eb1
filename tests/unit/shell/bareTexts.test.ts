import { expect, test } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { BARE_TEXTS } from "../../../src/shell/bareTexts.ts";
import { text } from "../i18n/allTexts.ts";

test.each(LANGUAGES)("the bare error page has the words of the error page in %s", (language) => {
  expect(BARE_TEXTS[language]).toEqual({
    broken: text(language, "shell.broken"),
    brokenText: text(language, "shell.brokenText"),
    backHome: text(language, "shell.backHome"),
    requery: text(language, "common.checkPayment"),
  });
});
