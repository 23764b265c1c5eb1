import { type CouncilCode, nameOfCouncil, placeOfCouncil } from "../../domain/councils.ts";
import { useI18n } from "../../i18n/useI18n.ts";

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
  const { language } = useI18n();
  return (code) => nameOfCouncil(code, language);
}

/** Returns the name of a council's place, "Tawau", in the page's language. */
export function usePlaceOfCouncil(): (code: CouncilCode) => string {
  const { language } = useI18n();
  return (code) => placeOfCouncil(code, language);
}
