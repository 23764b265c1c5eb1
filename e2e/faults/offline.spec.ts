import { expect, test } from "./fixtures.ts";
import { comeBack, decide } from "./payments.ts";
import { PLACE_NAMES } from "./places.ts";

/** No network at all, and the browser knows it. */

for (const place of PLACE_NAMES)
  test(`${place}: an open page that goes offline asks by itself once the network is back`, async ({
    arrive,
    context,
  }) => {
    const citizen = await arrive(place);
    const { page, town, payment, ours } = citizen;
    await page.clock.install();
    await citizen.comeBackAfter("pending");
    await expect(ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
    await context.setOffline(true);
    await citizen.askAgain();
    await expect(ours.getByText(citizen.t.receipt.unreached).first()).toBeVisible();
    await citizen.expectHonest();
    await decide(town, payment, "approve");
    await context.setOffline(false);
    await citizen.expectReceipt();
  });

test("a citizen who is offline on the return can return again once the network is back", async ({
  arrive,
  context,
}) => {
  const citizen = await arrive();
  const { page, town, payment } = citizen;
  await decide(town, payment, "approve");
  await context.setOffline(true);
  await expect(comeBack(page, town, payment)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await comeBack(page, town, payment);
  await citizen.expectReceipt();
});
