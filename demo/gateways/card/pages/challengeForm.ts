import { html } from "hono/html";
import type { Markup } from "../../../pages/demoPage.ts";
import { bilingual } from "../../pages/frame.ts";
import { type UnusualEnding, unusualEndings } from "../../pages/unusualEndings.ts";
import type { Choice } from "../choices.ts";

const UNUSUAL_ENDINGS: readonly UnusualEnding<Exclude<Choice, "approve" | "decline" | "cancel">>[] = [
  {
    choice: "browserFirst",
    malay: "Lulus, anda kembali dahulu",
    english: "Approve, you come back first",
    effect: "Your browser brings the approval; the merchant's server is called seconds later.",
  },
  {
    choice: "twice",
    malay: "Lulus, panggil dua kali",
    english: "Approve, call twice",
    effect: "The merchant's server gets the same approval two times, then you return.",
  },
  {
    choice: "pending",
    malay: "Biarkan tertangguh",
    english: "Leave pending",
    effect: "You return with status 6. The bank has not decided.",
  },
  {
    choice: "late",
    malay: "Lulus lewat",
    english: "Approve late",
    effect: "You return while the payment is pending; the approval follows seconds later.",
  },
  {
    choice: "closed",
    malay: "Lulus tanpa kembali",
    english: "Approve, do not come back",
    effect: "Only the merchant's server hears of it, as if you had closed the window.",
  },
  {
    choice: "unheard",
    malay: "Lulus, jawapan hilang",
    english: "Approve, lose the answers",
    effect: "No answer arrives and you do not return; the merchant learns of it when it asks.",
  },
  {
    choice: "error",
    malay: "Ralat tanpa tandatangan",
    english: "Error without a signature",
    effect: "You return with an error that nobody signed; the merchant has to ask.",
  },
  {
    choice: "silent",
    malay: "Jangan jawab",
    english: "Never answer",
    effect: "No answer and no way back. The merchant only learns that there is no record.",
  },
];

/** The issuing bank's check of the card's holder, with a button for each outcome that a tester can choose. */
export function challengeForm(path: string): Markup {
  return html`<form method="post" action="${path}" class="choices">
    <fieldset>
      <legend>${bilingual("Pengesahan bank anda", "Your bank's check")}</legend>
      <p>${bilingual(
        "Bank pengeluar kad bertanya sama ada ini anda. Di sini anda menjawab untuknya.",
        "The bank of your card asks whether this is you. Here you answer in its place.",
      )}</p>
      <button class="primary" name="choice" value="approve">${bilingual("Sahkan bayaran", "Confirm payment")}</button>
      <div class="pair">
        <button class="danger" name="choice" value="decline">${bilingual("Tolak", "Decline")}</button>
        <button name="choice" value="cancel">${bilingual("Batal", "Cancel")}</button>
      </div>
    </fieldset>
    ${unusualEndings(UNUSUAL_ENDINGS)}
  </form>`;
}
