import type { i18n } from "i18next";
import { type ReactNode, useCallback } from "react";
import { I18nextProvider } from "react-i18next";
import type { Language } from "../domain/language.ts";
import type { TextsFor } from "./createTranslator.ts";
import { sharedTranslator } from "./sharedTranslator.ts";
import { useTranslator } from "./useTranslator.ts";
import "./translationKeys.ts";

/**
 * Provides the texts of a language. When the language changes, the old texts stay until the new ones have loaded. The children
 * render again but never remount, so typed text stays.
 */
export function LanguageProvider(props: {
  readonly language: Language;
  /** The texts that the children need. Default: all. */
  readonly textsFor?: TextsFor;
  /** A ready translator, which avoids the wait. */
  readonly first?: i18n | undefined;
  /** Shown until the first language's texts have loaded. */
  readonly loading?: ReactNode;
  readonly children: ReactNode;
}) {
  const { language, textsFor, first } = props;
  const translator = useTranslator(
    useCallback(() => sharedTranslator(language, textsFor), [language, textsFor]),
    first,
  );
  if (translator === undefined) return props.loading;
  return (
    <I18nextProvider i18n={translator}>
      {/* all our languages are written from left to right, even on a page with another direction */}
      <div lang={translator.language} dir="ltr">
        {props.children}
      </div>
    </I18nextProvider>
  );
}
