import { expect, type Page, test } from "@playwright/test";
import { logInAsStaff } from "../support/administrator.ts";
import { madePayment } from "../support/callsOfPayer.ts";
import { TEXTS } from "../support/counter.ts";
import { button, findPayments, forbidden, linkTo, mainOf, openDesk } from "../support/desk.ts";
import { ownBill } from "../support/own.ts";

/** A log-in that ends, and a role that is taken away, while somebody works on the desk. */

const t = TEXTS.ms;

test("a log-in that ends in the middle of a form is asked for again, and what was typed is still there and can be sent", async ({
  page,
}) => {
  // two log-ins with their hashing
  test.slow();
  const { order, decide } = await madePayment([await ownBill("mdbrn", "compound")]);
  await decide("approve");
  const staff = await logInAsStaff(page.request, ["finance"]);
  await openDesk(page, "refunds", order);
  const main = mainOf(page);
  await main.locator("summary").filter({ hasText: t.deskRefunds.ask }).click();
  const form = main.getByRole("form", { name: t.deskRefunds.ask });
  const amount = form.getByRole("textbox", { name: t.deskRefunds.askAmount });
  const reason = form.getByRole("textbox", { name: t.deskRefunds.reason });
  await amount.fill("10.00");
  await reason.fill("Lot yang salah");
  await page.request.delete("/db/_session");
  await reason.press("Enter");

  const dialog = page.getByRole("dialog", { name: t.desk.loginAgain });
  const email = dialog.getByRole("textbox", { name: t.validation.field.email_address });
  await expect(email).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await email.fill(staff.name);
  await dialog.getByRole("textbox", { name: t.validation.field.password }).fill(staff.password);
  await button(dialog, t.loginForm.submit).click();
  // the code of the app worked already
  await dialog.getByRole("textbox", { name: t.validation.field.code }).fill(staff.recoveryCodes[0] ?? "");
  await button(dialog, t.loginForm.submit).click();
  await expect(dialog).toHaveCount(0);

  await expect(amount).toHaveValue("10.00");
  await expect(reason).toHaveValue("Lot yang salah");
  await button(form, t.deskRefunds.ask).click();
  await expect(main.getByText(t.deskRefunds.steps.opened, { exact: true })).toBeVisible();
});

/** The calls of the desk from now on. The list grows. */
function noteCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/admin/")) calls.push(request.url());
  });
  return calls;
}

test("a role that is taken away while its user works stops the next call, and the page says so once and calls no more", {
  tag: "@long",
}, async ({ page, request }) => {
  const { order } = await madePayment([await ownBill("mdkgu", "compound")]);
  const { name } = await logInAsStaff(page.request, ["finance"]);
  await logInAsStaff(request, ["administrator"], "ketua");
  await openDesk(page, "payments");
  await findPayments(page, order);
  await expect(linkTo(page, order)).toBeVisible();
  const change = { name, former: ["finance"], roles: ["accounts"] };
  expect((await request.post("/api/admin/users/change", { data: change })).status()).toBe(200);
  const calls = noteCalls(page);
  await findPayments(page, `${order} `);
  await expect(forbidden(page)).toBeVisible();
  await expect(linkTo(page, order)).toHaveCount(0);
  await page.getByRole("link", { name: t.desk.page.refunds, exact: true }).click();
  await expect(mainOf(page).getByRole("heading", { level: 1, name: t.desk.page.refunds })).toBeVisible();
  await expect(forbidden(page)).toBeVisible();
  expect(calls).toHaveLength(2);
});
