import { renderToString } from "react-dom/server";
import type { Language } from "../../../src/domain/language.ts";
import { sharedTranslator } from "../../../src/i18n/sharedTranslator.ts";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { styleCache } from "../../../src/ui/style/styleCache.ts";
import { createInside } from "../../../widgets/elementInside.ts";
import type { KaunterElement } from "../../../widgets/KaunterElement.ts";
import { WidgetRoot } from "../../../widgets/WidgetRoot.tsx";

/** The first drawing of an element, rendered in the build. */
export interface Prerendered {
  /** The markup by language. */
  readonly markup: Readonly<Record<Language, string>>;
  /** The rules of every class in it. */
  readonly styles: string;
}

/** A substitute for the element. The first drawing reads only the address of its page. */
const ELEMENT = { ownerDocument: { baseURI: "https://portal.example/" } } as KaunterElement;

async function render(language: Language): Promise<string> {
  return renderToString(
    <WidgetRoot
      element={ELEMENT}
      inside={createInside(["search"], ELEMENT)}
      screen={SearchScreen}
      attributes={{ api: "https://portal.example" }}
      pageLanguage={language}
      translator={await sharedTranslator(language)}
    />,
  );
}

const markup = { ms: await render("ms"), en: await render("en"), zh: await render("zh") };

/** `kaunter-search` with the default council, before any input and any answer of the portal. */
export const SEARCH: Prerendered = {
  markup,
  styles: Object.values(styleCache.inserted)
    .filter((rule) => typeof rule === "string")
    .join(""),
};
