import { expect, test } from "./fixtures.ts";
import { comeBack, comeBackWith, decide } from "./payments.ts";
import { signed } from "./signedAnswers.ts";

/** A refresh, the back button, the browser's back-forward cache, and another tab. */

for (const [state, said] of [
  ["in_progress", "unclear"],
  ["pending", "held"],
  ["paid", "approved"],
  ["failed", "declined"],
  ["cancelled", "cancelled"],
] as const)
  test(`a refresh when the payment is ${state}, and a second tab, show the same`, async ({
    arrive,
    context,
  }) => {
    const citizen = await arrive();
    const { page, town, payment, ours } = citizen;
    await comeBackWith(page, town, payment, await signed(town, payment, said));
    // The card gateway signs no cancellation, so there it is a decline.
    const shown = payment.gateway === "card" && state === "cancelled" ? "failed" : state;
    await expect(ours.getByText(citizen.t.receipt[shown].text)).toBeVisible();
    await citizen.expectHonest();
    const before = await town.system.databases.all_payments.read(payment.id);
    await page.reload();
    await expect(ours.getByText(citizen.t.receipt[shown].text)).toBeVisible();
    await citizen.expectHonest();
    const tab = await context.newPage();
    await tab.goto(page.url());
    await expect(tab.getByText(citizen.t.receipt[shown].text)).toBeVisible();
    // Looking at a payment changes nothing.
    expect(await town.system.databases.all_payments.read(payment.id)).toEqual(before);
  });

test("going back to the bank's page after paying, and forward again, pays nothing twice", async ({
  arrive,
}) => {
  const citizen = await arrive();
  const { page, town } = citizen;
  await citizen.comeBackAfter("approve");
  await citizen.expectReceipt();
  // The browser may skip the bank's page in its history when that page redirects quickly, so the test opens it directly.
  await comeBack(page, town, citizen.payment);
  // The bank's page returns by itself to the same receipt.
  await page.waitForURL(`${town.system.urls.portal}/**`);
  await citizen.expectReceipt();
  const settled = await town.system.databases.settlements.list({ prefix: "", limit: 1000 });
  expect(settled.filter(({ _id }) => _id.endsWith(`:${citizen.payment.order}`))).toHaveLength(1);
});

test("a payment that was paid while the page was in the back-forward cache is checked as soon as the page is back", async ({
  arrive,
}) => {
  const citizen = await arrive("kaunter-receipt");
  const { page, town, payment, ours } = citizen;
  await page.clock.install();
  await citizen.comeBackAfter("pending");
  await expect(ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
  await citizen.expectHonest();
  // No time passes for a cached page. A Chromium under test caches none, so the test sends the browser's event itself.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await decide(town, payment, "approve");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await citizen.expectReceipt();
});

test("when another tab learns of the approval first, the open tab follows", async ({ arrive, context }) => {
  const citizen = await arrive();
  const { page, town, payment, ours } = citizen;
  await citizen.comeBackAfter("pending");
  await expect(ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
  await decide(town, payment, "approve");
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(tab.getByText(citizen.t.receipt.paid.text)).toBeVisible();
  await citizen.expectReceipt();
});
