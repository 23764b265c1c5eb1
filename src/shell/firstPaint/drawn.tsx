import { renderToStaticMarkup } from "react-dom/server";
import { LANGUAGES } from "../../domain/language.ts";
import { sharedTranslator } from "../../i18n/sharedTranslator.ts";
import { styleCache } from "../../ui/style/styleCache.ts";
import { FirstPaint } from "./FirstPaint.tsx";

/**
 * What the page is built with, for its first paint: drawn by the parts that draw it later, so that nothing moves when they do.
 * The build alone imports this.
 */

// else each piece brings its rules along in an element of its own
styleCache.compat = true;

/** In each language, of which the page shows one. */
export const markup: string = (
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const translator = await sharedTranslator(language);
      const picture = renderToStaticMarkup(<FirstPaint language={language} translator={translator} />);
      return `<div data-first="${language}">${picture}</div>`;
    }),
  )
).join("");

/** The rules of what is drawn. */
export const style: string = Object.values(styleCache.inserted)
  .filter((rule) => typeof rule === "string")
  .join("");
