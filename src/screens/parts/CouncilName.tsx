import { useTranslation } from "react-i18next";
import { type CouncilCode, nameOfCouncil } from "../../domain/councils.ts";

/** A council's name in the page's language. */
export function CouncilName({ code }: { code: CouncilCode }) {
  const { lang, name } = useCouncilName()(code);
  return (
    <span lang={lang} translate="no">
      {name}
    </span>
  );
}

/** Returns a council's name and the language of that name. */
export function useCouncilName(): (code: CouncilCode) => { readonly lang: string; readonly name: string } {
  const { i18n } = useTranslation();
  return (code) => nameOfCouncil(code, i18n.language);
}
