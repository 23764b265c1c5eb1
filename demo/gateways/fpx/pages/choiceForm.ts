import { html } from "hono/html";
import type { Markup } from "../../../pages/demoPage.ts";
import { bilingual } from "../../pages/frame.ts";
import { type UnusualEnding, unusualEndings } from "../../pages/unusualEndings.ts";
import { type Choice, DECLINES } from "../choices.ts";

const UNUSUAL_ENDINGS: readonly UnusualEnding<Exclude<Choice, "approve" | "decline" | "cancel">>[] = [
  {
    choice: "pending",
    malay: "Biarkan tertangguh",
    english: "Leave pending",
    effect: "The bank answers 09 (individual) or 99 (company) and has not decided.",
  },
  {
    choice: "late",
    malay: "Lulus lewat",
    english: "Approve, answer late",
    effect: "You return while the payment is pending; the approval follows seconds later.",
  },
  {
    choice: "closed",
    malay: "Lulus tanpa kembali",
    english: "Approve, do not come back",
    effect: "Only the seller's server hears of it, as if you had closed the window.",
  },
  {
    choice: "unheard",
    malay: "Lulus, jawapan hilang",
    english: "Approve, lose the answers",
    effect: "No answer arrives and you do not return; the seller learns of it when it asks.",
  },
  {
    choice: "twice",
    malay: "Lulus, jawab dua kali",
    english: "Approve, answer twice",
    effect: "The seller's server gets the same approval two times, then you return.",
  },
  {
    choice: "silent",
    malay: "Jangan jawab",
    english: "Never answer",
    effect: "No answer and no way back. The seller only learns 76, not found.",
  },
];

/** A form with a submit button for each outcome that a tester can choose. */
export function choiceForm(): Markup {
  return html`<form method="post" class="choices">
    <button class="primary" name="choice" value="approve">${bilingual("Luluskan bayaran", "Approve payment")}</button>

    <fieldset>
      <legend>${bilingual("Jangan bayar", "Do not pay")}</legend>
      <label for="code">${bilingual("Sebab ditolak", "Reason to decline")}</label>
      <select id="code" name="code" lang="en">
        ${DECLINES.map(({ code, text }) => html`<option value="${code}">${code} ${text}</option>`)}
      </select>
      <div class="pair">
        <button class="danger" name="choice" value="decline">${bilingual("Tolak", "Decline")}</button>
        <button name="choice" value="cancel">${bilingual("Batal", "Cancel")}</button>
      </div>
    </fieldset>

    ${unusualEndings(UNUSUAL_ENDINGS)}
  </form>`;
}
