import { LANGUAGES } from "../../src/domain/language.ts";
import { expect, test } from "./fixtures.ts";
import { comeBackWith, decide } from "./payments.ts";
import { signed } from "./signedAnswers.ts";

/**
 * The citizen cancelled, and the browser never brings the answer. FPX signs its answer to an enquiry, the card gateway does not.
 */

test("a cancellation that only an enquiry reports: the page says exactly what was signed", async ({
  arrive,
  town,
}) => {
  const citizen = await arrive();
  const { page, ours, payment } = citizen;
  await comeBackWith(page, town, payment, await signed(town, payment, "unclear"));
  await expect(ours.getByText(citizen.t.receipt.in_progress.text)).toBeVisible();
  await decide(town, payment, "cancel");
  town.pass(11 * 60_000);
  await town.reconcile();
  for (const language of LANGUAGES) {
    await page.reload();
    await citizen.speak(language);
    const stands = payment.gateway === "card" ? "in_progress" : "cancelled";
    await expect(ours.getByText(citizen.t.receipt[stands].text)).toBeVisible();
    await citizen.expectHonest();
  }
});
