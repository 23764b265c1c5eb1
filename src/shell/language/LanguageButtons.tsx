import { useTranslation } from "react-i18next";
import type { Language } from "../../domain/language.ts";
import { SegmentedControl } from "../../ui/action/SegmentedControl.tsx";
import { LANGUAGE_BUTTONS } from "./languageNames.ts";

export interface LanguageChoice {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** A button for each language (rule 2.21): in the top bar, and in dialogs that cover it. */
export function LanguageButtons({ language, onLanguage }: LanguageChoice) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t("common.language")}
      options={LANGUAGE_BUTTONS}
      value={language}
      onChange={onLanguage}
    />
  );
}
