import { html } from "hono/html";
import type { Markup } from "../../../pages/demoPage.ts";
import { bilingual } from "../../pages/frame.ts";
import { TEST_CARDS } from "../testCards.ts";

/**
 * The gateway's own card form. It is filled with a test card, and asks the browser not to offer the tester's own cards.
 * @param path the path of the attempt's page
 */
export function cardForm(path: string, now: Date, isRefused: boolean): Markup {
  const years = Array.from({ length: 11 }, (_, ahead) => now.getUTCFullYear() + ahead);
  const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, "0"));
  return html`<form method="post" action="${path}/card" autocomplete="off">
    <fieldset>
      <legend>${bilingual("Kad anda", "Your card")}</legend>
      ${
        isRefused
          ? html`<p class="problem" role="alert" id="problem">
        ${bilingual("Kad ini tidak diterima: hanya kad ujian di bawah.", "This card is not taken: only the test cards below.")}
      </p>`
          : ""
      }
      <label for="number">${bilingual("Nombor kad", "Card number")}</label>
      <input id="number" name="number" inputmode="numeric" autocomplete="off" required maxlength="23"
        value="${TEST_CARDS[0].number}" aria-describedby="${isRefused ? "problem tests" : "tests"}">
      <div class="pair">
        <div>
          <label for="month">${bilingual("Bulan tamat", "Expiry month")}</label>
          <select id="month" name="month" autocomplete="off">
            ${months.map((month) => html`<option ${month === "12" ? "selected" : ""}>${month}</option>`)}
          </select>
        </div>
        <div>
          <label for="year">${bilingual("Tahun tamat", "Expiry year")}</label>
          <select id="year" name="year" autocomplete="off">
            ${years.map((year) => html`<option>${year}</option>`)}
          </select>
        </div>
      </div>
      <label for="code">${bilingual("Kod keselamatan", "Security code")}</label>
      <input id="code" name="code" inputmode="numeric" autocomplete="off" required maxlength="4" pattern="[0-9]{3,4}"
        value="123">
      <div id="tests" class="tests">
        <p>${bilingual("Kad ujian", "Test cards")}</p>
        <ul>
          ${TEST_CARDS.map(({ number, brand }) => html`<li translate="no">${number} ${brand}</li>`)}
        </ul>
      </div>
    </fieldset>
    <button class="primary">${bilingual("Teruskan", "Continue")}</button>
  </form>
  <form method="post" action="${path}">
    <button class="danger" name="choice" value="cancel">${bilingual("Batal", "Cancel")}</button>
  </form>`;
}
