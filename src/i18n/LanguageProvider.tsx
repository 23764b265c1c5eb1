import type { i18n } from "i18next";
import { type ReactNode, useCallback } from "react";
import type { Language } from "../domain/language.ts";
import { sharedTranslator } from "./sharedTranslator.ts";
import { TranslationProvider } from "./useTranslation.tsx";
import { useTranslator } from "./useTranslator.ts";
import "./translationKeys.ts";

/**
 * Gives its children the texts of a language. When the language changes, the old texts stay until the new ones are there:
 * the children are drawn again, never mounted again, so that what was typed stays.
 */
export function LanguageProvider(props: {
  readonly language: Language;
  /** One that was made before, so that there is nothing to wait for. */
  readonly first?: i18n | undefined;
  /** Shown until the first language's texts are there. */
  readonly loading?: ReactNode;
  readonly children: ReactNode;
}) {
  const { language, first } = props;
  const translator = useTranslator(
    useCallback(() => sharedTranslator(language), [language]),
    first,
  );
  if (translator === undefined) return props.loading;
  return (
    <TranslationProvider i18n={translator}>
      {/* as all of them are written, on a page too that goes from right to left */}
      <div lang={translator.language} dir="ltr">
        {props.children}
      </div>
    </TranslationProvider>
  );
}
