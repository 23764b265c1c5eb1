import { isCouncilCode, placeOfCouncil } from "../../domain/councils.ts";
import { useDynamicText, usePageLanguage } from "../../screens/parts/texts.ts";

/** Names a role such as `finance:mpt` in words, with its council. */
export function useRoleText(): (role: string) => string {
  const word = useDynamicText();
  const language = usePageLanguage();
  return (role) => {
    const [name = "", council] = role.split(":");
    // each role that a user document may have has a text
    const said = word(`desk.role.${name}`);
    return isCouncilCode(council) ? `${said}\u00a0· ${placeOfCouncil(council, language)}` : said;
  };
}
