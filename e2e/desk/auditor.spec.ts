import { expect, test } from "@playwright/test";
import { logInAsStaff } from "../support/administrator.ts";
import { madePayment } from "../support/callsOfPayer.ts";
import { PAYER, TEXTS } from "../support/counter.ts";
import { forbidden, mainOf, openDesk } from "../support/desk.ts";
import { ownBill } from "../support/own.ts";

/** An auditor reads everything and changes nothing. The access tests of the back end hold that every act is refused. */

const t = TEXTS.ms;

/** What a page offers to read more: anything else on it would change something. */
const READING = [
  t.desk.apply,
  t.desk.clear,
  t.desk.export,
  t.desk.next,
  t.desk.previous,
  t.deskToday.refresh,
  t.review.submit,
  t.review.refresh,
];

test("an auditor opens every page of the desk, finds no act on any, and reads a payment with the payer masked", async ({
  page,
}) => {
  const payment = await madePayment([await ownBill("mdkbt", "compound")]);
  await payment.decide("approve");
  await logInAsStaff(page.request, ["auditor"]);
  // the last page, so that each link of the navigation leads to another one
  await openDesk(page, "settings");
  const links = page.getByRole("navigation", { name: t.desk.title }).getByRole("link");
  for (const read of ["today", "payments", "refunds", "review", "users", "audit", "settings"] as const)
    await expect(links.filter({ hasText: new RegExp(`^${t.desk.page[read]}$`) })).toHaveCount(1);
  const main = mainOf(page);
  for (const link of await links.all()) {
    const name = (await link.innerText()).trim();
    await link.click();
    await expect(main.getByRole("heading", { level: 1, name, exact: true })).toBeFocused();
    await expect(main.locator("[aria-busy=true], [role=progressbar]")).toHaveCount(0);
    await expect(forbidden(page)).toHaveCount(0);
    const buttons = await main
      .getByRole("button")
      .evaluateAll((all: HTMLButtonElement[]) =>
        all.filter(({ disabled }) => !disabled).map((one) => one.textContent.trim()),
      );
    expect(
      buttons.filter((one) => !READING.includes(one)),
      name,
    ).toEqual([]);
  }

  await openDesk(page, "payments", payment.order);
  await expect(main.getByRole("heading", { level: 1, name: payment.order })).toBeFocused();
  await expect(main.getByText(t.status.paid, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(PAYER.email)).toHaveCount(0);
  await expect(main.getByText(PAYER.name)).toHaveCount(0);
  await expect(main.getByRole("button", { name: t.deskPayments.resend })).toHaveCount(0);
});
