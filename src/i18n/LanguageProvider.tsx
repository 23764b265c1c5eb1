import type { i18n } from "i18next";
import { type ReactNode, useEffect, useState } from "react";
import { I18nextProvider } from "react-i18next";
import type { Language } from "../domain/language.ts";
import { createTranslator } from "./createTranslator.ts";
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
  const translator = useTranslator(props.language);
  if (translator === undefined) return props.loading;
  return (
    <I18nextProvider i18n={translator}>
      <div lang={translator.language}>{props.children}</div>
    </I18nextProvider>
  );
}

/** @throws during drawing when the texts could not be loaded, for the error boundary to show the fallback */
function useTranslator(language: Language): i18n | undefined {
  const [translator, setTranslator] = useState<i18n>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let wanted = true;
    createTranslator(language).then(
      (created) => wanted && setTranslator(created),
      (error: unknown) => wanted && setFailure(new Error("the texts could not be loaded", { cause: error })),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  if (failure !== undefined && translator === undefined) throw failure;
  return translator;
}
