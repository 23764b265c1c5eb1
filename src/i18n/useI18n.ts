import type { i18n } from "i18next";
import { use } from "react";
import { I18nContext } from "react-i18next";

/**
 * The translator around, for its language and for loading texts. A translator never changes its language, so this does not subscribe
 * to it. `useTranslation` does, and returns a proxy, another one to each component.
 * @throws Error outside an I18nextProvider: a programming error
 */
export function useI18n(): i18n {
  const context = use(I18nContext);
  if (context === undefined) throw new Error("useI18n needs an I18nextProvider above it.");
  return context.i18n;
}
