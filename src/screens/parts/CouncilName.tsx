import { type CouncilCode, nameOfCouncil } from "../../domain/councils.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";

/** A council's official name, which is Malay; English pages say it in English. */
export function CouncilName({ code }: { code: CouncilCode }) {
  const { lang, name } = useCouncilName()(code);
  return (
    <span lang={lang} translate="no">
      {name}
    </span>
  );
}

/** The name of a council and the language the name is in. */
export function useCouncilName(): (code: CouncilCode) => { readonly lang: string; readonly name: string } {
  const { i18n } = useTranslation();
  return (code) => nameOfCouncil(code, i18n.language);
}
