import { LANGUAGES } from "../../src/domain/language.ts";
import { expect, test } from "./fixtures.ts";
import { comeBackWith, signed, tellDirectly } from "./payments.ts";

/** What takes long: days at the bank, and an approval after everybody believed that there was none. */

const DAY = 24 * 3_600_000;

test("pending for days is still pending, then approved", async ({ arrive, town }) => {
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
  await town.system.exchange?.decide(payment.order, { choice: "approve" });
  await citizen.askAgain();
  await citizen.expectReceipt();
});

test("a bank that never answers is no failure after eight days either", async ({ arrive, town }) => {
  const citizen = await arrive("kaunter-receipt");
  const { page, ours, payment } = citizen;
  await comeBackWith(page, town, await signed(town, payment, { debit: "76" }));
  await expect(ours.getByText(citizen.t.receipt.in_progress.text)).toBeVisible();
  town.pass(8 * DAY);
  await town.reconcile();
  for (const language of LANGUAGES) {
    await page.reload();
    await citizen.speak(language);
    await expect(ours.getByText(citizen.t.receipt.expired.text)).toBeVisible();
    await citizen.expectHonest();
  }
  await tellDirectly(town, await signed(town, payment, { debit: "00" }));
  await page.reload();
  await citizen.speak("zh");
  await citizen.expectReceipt();
});

for (const [ending, debit] of [
  ["failed", "51"],
  ["cancelled", "1C"],
] as const)
  test(`approved after it was ${ending}: the page that stands open becomes the receipt`, async ({
    arrive,
  }) => {
    const citizen = await arrive();
    const { page, town, payment, ours } = citizen;
    await page.clock.install();
    await comeBackWith(page, town, await signed(town, payment, { debit }));
    await expect(ours.getByText(citizen.t.receipt[ending].text)).toBeVisible();
    await citizen.expectHonest();
    await tellDirectly(town, await signed(town, payment, { debit: "00" }));
    await page.clock.fastForward("00:31");
    await citizen.expectReceipt();
  });
