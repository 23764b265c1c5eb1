import { renderToString } from "react-dom/server";
import type { Language } from "../../../src/domain/language.ts";
import { sharedTranslator } from "../../../src/i18n/sharedTranslator.ts";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { styleCache } from "../../../src/ui/style/styleCache.ts";
import { createInside } from "../../../widgets/elementInside.ts";
import type { KaunterElement } from "../../../widgets/KaunterElement.ts";
import { WidgetRoot } from "../../../widgets/WidgetRoot.tsx";

/** What a program that is not there yet will draw first. */
export interface Prerendered {
  /** By language. */
  readonly markup: Readonly<Record<Language, string>>;
  /** The rules of every class in it. */
  readonly styles: string;
}

/** Stands for the element, of which the first drawing asks nothing but where its page is. */
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

// Emotion keeps the rules in its cache, and out of the markup
styleCache.compat = true;

const markup = { ms: await render("ms"), en: await render("en"), zh: await render("zh") };

/** `kaunter-search` as it stands in a page before anything was typed or answered: its council is the default one. */
export const SEARCH: Prerendered = {
  markup,
  styles: Object.values(styleCache.inserted)
    .filter((rule) => typeof rule === "string")
    .join(""),
};
