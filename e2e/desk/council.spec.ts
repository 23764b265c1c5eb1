import { expect, test } from "@playwright/test";
import { logInAsStaff } from "../support/administrator.ts";
import { madePayment } from "../support/callsOfPayer.ts";
import { PAYER, TEXTS } from "../support/counter.ts";
import { findPayments, forbidden, linkTo, mainOf, openDesk } from "../support/desk.ts";
import { ownBill } from "../support/own.ts";

/** The work of a council's own finance clerk. The tests of the back end hold the same rules for each call. */

const t = TEXTS.ms;

test("a clerk of one council finds only its payments, of a cart of two councils only its bill, and reads the payer masked", {
  tag: "@long",
}, async ({ page }) => {
  const own = await ownBill("mdkm", "compound");
  const other = await ownBill("mdbft", "compound");
  const both = await madePayment([own, other]);
  const elsewhere = await madePayment([await ownBill("mdbft", "compound")]);
  await both.decide("approve");
  await elsewhere.decide("approve");
  await logInAsStaff(page.request, ["finance:mdkm"]);
  await openDesk(page, "payments");
  const main = mainOf(page);
  const links = page.getByRole("navigation", { name: t.desk.title }).getByRole("link");
  await expect(links.filter({ hasText: t.desk.page.today })).toHaveCount(0);
  await expect(links.filter({ hasText: t.desk.page.users })).toHaveCount(0);

  await findPayments(page, elsewhere.order);
  await expect(main.getByText(t.deskPayments.empty)).toBeVisible();
  await findPayments(page, both.order);
  await linkTo(page, both.order).click();
  await expect(main.getByRole("heading", { level: 1, name: both.order })).toBeFocused();
  await expect(main.getByText(own.number).first()).toBeVisible();
  await expect(main.getByText(other.number)).toHaveCount(0);
  await expect(main.getByText(PAYER.email)).toHaveCount(0);
  await expect(main.getByText(PAYER.name)).toHaveCount(0);

  await openDesk(page, "payments", elsewhere.order);
  await expect(main.getByText(own.number)).toHaveCount(0);
  await expect(main.getByRole("alert")).toBeVisible();
  await openDesk(page, "users");
  await expect(forbidden(page)).toBeVisible();
});
