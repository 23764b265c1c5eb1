import { type ReactNode, useCallback } from "react";
import { I18nextProvider } from "react-i18next";
import type { Language } from "../domain/language.ts";
import { createTranslator } from "./createTranslator.ts";
import { useTranslator } from "./useTranslator.ts";
import "./translationKeys.ts";

/**
 * Gives its children the texts of a language. When the language changes, the old texts stay until the new ones are there:
 * the children are drawn again, never mounted again, so that what was typed stays.
 */
export function LanguageProvider(props: {
  readonly language: Language;
  /** Shown until the first language's texts are there. */
  readonly loading?: ReactNode;
  readonly children: ReactNode;
}) {
  const { language } = props;
  const translator = useTranslator(useCallback(() => createTranslator(language), [language]));
  if (translator === undefined) return props.loading;
  return (
    <I18nextProvider i18n={translator}>
      <div lang={translator.language}>{props.children}</div>
    </I18nextProvider>
  );
}
