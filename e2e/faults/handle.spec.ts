import { expect, expectNothingUnproven, test } from "./fixtures.ts";
import { comeBack } from "./payments.ts";
import { watch } from "./witness.ts";

/** The single-use handle in the return address. */

const EXCHANGE = /\/api\/payments\/return/;

test("used twice: reloading the same address still finds the payment in this browser", async ({
  arrive,
  page,
}) => {
  const citizen = await arrive();
  const came = page.waitForRequest(/kaunter-return=/);
  await citizen.comeBackAfter("pending");
  const address = (await came).url();
  await expect(citizen.ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
  await page.goto("about:blank");
  await page.goto(address);
  await expect(citizen.ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
  await citizen.expectHonest();
});

test("opened in another browser: the page says that it was used, and where the payment is", async ({
  arrive,
  page,
  browser,
}) => {
  const citizen = await arrive();
  const came = page.waitForRequest(/kaunter-return=/);
  await citizen.comeBackAfter("approve");
  const address = (await came).url();
  await citizen.expectReceipt();
  const stranger = await browser.newContext();
  const elsewhere = await stranger.newPage();
  const witness = await watch(elsewhere);
  await elsewhere.goto(address);
  await expect(elsewhere.getByText(citizen.t.receipt.usedHandle)).toBeVisible();
  await expect(elsewhere.getByText(citizen.t.receipt.nothingHelp)).toBeVisible();
  await expect(elsewhere.getByText(/^R\d{6}-/)).toHaveCount(0);
  expectNothingUnproven(witness);
  expect(witness.wrongs).toEqual([]);
  await stranger.close();
});

test("when the answer to its exchange is lost, trying again finds the payment that this browser noted", async ({
  arrive,
  page,
}) => {
  const citizen = await arrive("kaunter-receipt");
  await citizen.comeBackAfter("pending");
  await expect(citizen.ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
  await page.route(
    EXCHANGE,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await citizen.comeBackAfter("approve");
  await expect(citizen.ours.getByText(citizen.t.receipt.unreached).first()).toBeVisible();
  await citizen.expectHonest();
  await citizen.askAgain();
  await citizen.expectReceipt();
});

test("two returns by the bank's page lead to the same payment", async ({ arrive }) => {
  const citizen = await arrive("kaunter-pay");
  await citizen.comeBackAfter("pending");
  await expect(citizen.ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
  await comeBack(citizen.page, citizen.town, citizen.payment);
  await expect(citizen.ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
  await citizen.expectHonest();
});
