import { html } from "hono/html";
import type { Markup } from "../../pages/demoPage.ts";
import { bilingual } from "./frame.ts";

/** An unusual outcome that a tester can choose, with its effect. */
export interface UnusualEnding<Choice extends string> {
  readonly choice: Choice;
  readonly malay: string;
  readonly english: string;
  readonly effect: string;
}

/** A submit button for each outcome. They belong to the form around them. */
export function unusualEndings(endings: readonly UnusualEnding<string>[]): Markup {
  return html`<fieldset>
      <legend>${bilingual("Pengakhiran luar biasa", "Unusual endings")}</legend>
      <ul class="endings">
        ${endings.map(
          ({ choice, malay, english, effect }) => html`<li>
          <button name="choice" value="${choice}" aria-describedby="effect-${choice}">
            ${bilingual(malay, english)}
          </button>
          <p id="effect-${choice}" lang="en">${effect}</p>
        </li>`,
        )}
      </ul>
    </fieldset>`;
}
