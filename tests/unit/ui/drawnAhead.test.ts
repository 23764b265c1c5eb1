import { CacheProvider } from "@emotion/react";
import styled from "@emotion/styled";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider, useTranslation } from "react-i18next";
import { expect, test } from "vitest";
import { sharedTranslator } from "../../../src/i18n/sharedTranslator.ts";
import { styleCache } from "../../../src/ui/style/styleCache.ts";
import { text } from "../i18n/allTexts.ts";

const Line = styled.p`
  color: red;
`;

function Title() {
  return createElement(Line, null, useTranslation().t("search.title"));
}

test("styles and words can be drawn ahead, without a page", async () => {
  const i18n = await sharedTranslator("en");
  const drawn = renderToString(
    createElement(
      CacheProvider,
      { value: styleCache },
      createElement(I18nextProvider, { i18n }, createElement(Title)),
    ),
  );
  const [, name = "", said] = /^<p class="kaunter-(\w+)">(.*)<\/p>$/.exec(drawn) ?? [];
  expect(said).toBe(text("en", "search.title"));
  expect(styleCache.inserted[name]).toBeTruthy();
});
