import { renderToStaticMarkup } from "react-dom/server";
import { LANGUAGES } from "../../domain/language.ts";
import { sharedTranslator } from "../../i18n/sharedTranslator.ts";
import { styleCache } from "../../ui/style/styleCache.ts";
import { FirstPaint } from "./FirstPaint.tsx";

/**
 * The first paint that the build puts into the page. It uses the portal's own components, so that nothing moves when React draws
 * them. Only the build imports this file.
 */

/** One picture for each language. The page shows one of them. */
export const markup: string = (
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const translator = await sharedTranslator(language);
      const picture = renderToStaticMarkup(<FirstPaint language={language} translator={translator} />, {
        identifierPrefix: language,
      });
      return `<div data-first="${language}">${picture}</div>`;
    }),
  )
).join("");

/** The CSS rules of the pictures. */
export const style: string = Object.values(styleCache.inserted)
  .filter((rule) => typeof rule === "string")
  .join("");
