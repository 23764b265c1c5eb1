import { LANGUAGES } from "../../src/domain/language.ts";
import { expect, test } from "./fixtures.ts";
import { comeBackWith, decide, tellDirectly } from "./payments.ts";
import { signed } from "./signedAnswers.ts";

/** Slow endings: days at the bank, and an approval after everyone believed that there was none. */

const DAY = 24 * 3_600_000;

test("a payment that is pending for days is still pending, then approved", async ({ arrive, town }) => {
  const citizen = await arrive();
  const { page, ours, payment } = citizen;
  await citizen.comeBackAfter("pending");
  await expect(ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
  for (const language of LANGUAGES) {
    town.pass(2 * DAY);
    await town.reconcile();
    await page.reload();
    await citizen.speak(language);
    await expect(ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
    await citizen.expectHonest();
  }
  await decide(town, payment, "approve");
  await citizen.askAgain();
  await citizen.expectReceipt();
});

test("a bank that has not answered for eight days is still no failure", async ({ arrive, town }) => {
  const citizen = await arrive();
  const { page, ours, payment } = citizen;
  await comeBackWith(page, town, payment, await signed(town, payment, "unclear"));
  await expect(ours.getByText(citizen.t.receipt.in_progress.text)).toBeVisible();
  town.pass(8 * DAY);
  await town.reconcile();
  for (const language of LANGUAGES) {
    await page.reload();
    await citizen.speak(language);
    await expect(ours.getByText(citizen.t.receipt.expired.text)).toBeVisible();
    await citizen.expectHonest();
  }
  await tellDirectly(town, payment, await signed(town, payment, "approved"));
  await page.reload();
  await citizen.speak("zh");
  await citizen.expectReceipt();
});

for (const [ending, said] of [
  ["failed", "declined"],
  ["cancelled", "cancelled"],
] as const)
  test(`a payment approved after it was ${ending} turns the open page into the receipt`, async ({
    arrive,
  }) => {
    const citizen = await arrive();
    const { page, town, payment, ours } = citizen;
    await page.clock.install();
    await comeBackWith(page, town, payment, await signed(town, payment, said));
    // The card gateway signs no cancellation, so there it is a decline.
    const shown = payment.gateway === "card" ? "failed" : ending;
    await expect(ours.getByText(citizen.t.receipt[shown].text)).toBeVisible();
    await citizen.expectHonest();
    await tellDirectly(town, payment, await signed(town, payment, "approved"));
    await page.clock.fastForward("00:31");
    await citizen.expectReceipt();
  });
