import { expect, test } from "./fixtures.ts";
import { comeBack, comeBackWith, decide, tellDirectly } from "./payments.ts";
import { PLACE_NAMES } from "./places.ts";
import { signed } from "./signedAnswers.ts";

/** The bank approved. Its answers arrive in any number, order and way, and the citizen gets one receipt. */

for (const place of PLACE_NAMES) {
  test(`${place}: only the bank's server answers, while the page is open`, async ({ arrive }) => {
    const citizen = await arrive(place);
    await citizen.comeBackAfter("pending");
    await expect(citizen.ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
    await citizen.expectHonest();
    await decide(citizen.town, citizen.payment, "closed");
    await citizen.askAgain();
    await citizen.expectReceipt();
  });

  test(`${place}: only the browser brings the answer`, async ({ arrive }) => {
    const { page, town, payment, expectReceipt } = await arrive(place);
    await comeBackWith(page, town, payment, await signed(town, payment, "approved"));
    await expectReceipt();
  });
}

test("the bank's server answers twice, and then the browser brings the answer", async ({ arrive, town }) => {
  const citizen = await arrive();
  await citizen.comeBackAfter("twice");
  await citizen.expectReceipt();
  const { order } = citizen.payment;
  const promised = await town.system.databases.notifications.list({
    prefix: `notification:${order}`,
    limit: 9,
  });
  expect(promised.map(({ _id }) => _id)).toEqual([`notification:${order}:receipt`]);
});

test("the browser brings the answer twice, and then the bank's server answers", async ({ arrive }) => {
  const { page, town, payment, ours, expectReceipt } = await arrive();
  const body = await signed(town, payment, "approved");
  await comeBackWith(page, town, payment, body);
  await expectReceipt();
  const number = await ours.getByText(/^R\d{6}-/).innerText();
  await comeBackWith(page, town, payment, body);
  await expectReceipt();
  expect((await tellDirectly(town, payment, body)).status).toBe(200);
  await page.reload();
  await expectReceipt();
  expect(await ours.getByText(/^R\d{6}-/).innerText()).toBe(number);
});

test("an older decline that arrives after the approval changes nothing", async ({ arrive }) => {
  const { page, town, payment, expectReceipt } = await arrive();
  const declined = await signed(town, payment, "declined");
  await comeBackWith(page, town, payment, await signed(town, payment, "approved"));
  await expectReceipt();
  await tellDirectly(town, payment, declined);
  await page.reload();
  await expectReceipt();
});

test("without any answer the reconciler asks the bank, and the open page shows the receipt", async ({
  arrive,
}) => {
  const citizen = await arrive("kaunter-pay");
  const { page, town, payment, ours } = citizen;
  // The browser returns with an answer that proves nothing.
  await comeBackWith(page, town, payment, await signed(town, payment, "unclear"));
  await expect(ours.getByText(citizen.t.receipt.in_progress.text)).toBeVisible();
  await citizen.expectHonest();
  await decide(town, payment, "unheard");
  // The first enquiry of either gateway is due by then.
  town.pass(11 * 60_000);
  await town.reconcile();
  await citizen.expectReceipt();
});

test("the bank's own page brings the browser back after the answer is known already", async ({ arrive }) => {
  const citizen = await arrive("kaunter-receipt");
  await citizen.comeBackAfter("approve");
  await citizen.expectReceipt();
  await comeBack(citizen.page, citizen.town, citizen.payment);
  await citizen.expectReceipt();
});
