import { expect, test } from "./fixtures.ts";
import { comeBack, comeBackWith, decide } from "./payments.ts";
import { signed } from "./signedAnswers.ts";

/** Refresh, Back, the browser's back-forward cache, and another tab. */

for (const [state, said] of [
  ["in_progress", "unclear"],
  ["pending", "held"],
  ["paid", "approved"],
  ["failed", "declined"],
  ["cancelled", "cancelled"],
] as const)
  test(`Refresh when it is ${state}, and a second tab, show the same`, async ({ arrive, context }) => {
    const citizen = await arrive(state === "paid" ? "kaunter-receipt" : "portal");
    const { page, town, payment, ours } = citizen;
    await comeBackWith(page, town, payment, await signed(town, payment, said));
    await expect(ours.getByText(citizen.t.receipt[state].text)).toBeVisible();
    await citizen.expectHonest();
    const before = await town.system.databases.all_payments.read(payment.id);
    await page.reload();
    await expect(ours.getByText(citizen.t.receipt[state].text)).toBeVisible();
    await citizen.expectHonest();
    const tab = await context.newPage();
    await tab.goto(page.url());
    await expect(tab.getByText(citizen.t.receipt[state].text)).toBeVisible();
    // who only looks changes nothing
    expect(await town.system.databases.all_payments.read(payment.id)).toEqual(before);
  });

test("Back to the bank's page after it is paid, and forward again, pays nothing twice", async ({
  arrive,
}) => {
  const citizen = await arrive();
  const { page, town } = citizen;
  await citizen.comeBackAfter("approve");
  await citizen.expectReceipt();
  // what Back leads to; the browser's own entry for it is there or not, as fast as that page leads on by itself
  await comeBack(page, town, citizen.payment);
  // the bank's page leads back again by itself, to the same receipt
  await page.waitForURL(`${town.system.urls.portal}/**`);
  await citizen.expectReceipt();
  const settled = await town.system.databases.settlements.list({ prefix: "", limit: 1000 });
  expect(settled.filter(({ _id }) => _id.endsWith(`:${citizen.payment.order}`))).toHaveLength(1);
});

test("paid while the page waited in the back-forward cache: brought back, it asks at once", async ({
  arrive,
}) => {
  const citizen = await arrive("kaunter-receipt");
  const { page, town, payment, ours } = citizen;
  await page.clock.install();
  await citizen.comeBackAfter("pending");
  await expect(ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
  await citizen.expectHonest();
  // a page that is kept has no time; a driven Chromium keeps none, so that it is told as the browser would
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await decide(town, payment, "approve");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await citizen.expectReceipt();
});

test("another tab learns of the approval first: the tab that stands open follows", async ({
  arrive,
  context,
}) => {
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
