import { expect, test } from "@playwright/test";
import { formatDate } from "../../src/domain/malaysiaTime.ts";
import { logInAsStaff } from "../support/administrator.ts";
import { madePayment } from "../support/callsOfPayer.ts";
import { PAYER, TEXTS } from "../support/counter.ts";
import { button, linkTo, mainOf, openDesk, searchField } from "../support/desk.ts";
import { goTo, press, typeInto } from "../support/keyboard.ts";
import { ownBill } from "../support/own.ts";

/** The work of two finance clerks. */

const { desk, deskRefunds, refund } = TEXTS.ms;

const REASON = "Kompaun yang salah";

test("with the keyboard a clerk finds a payment by the payer's email and asks for a refund, a second clerk approves it, the first reads who was faster and pays it out, and the citizen sees it", async ({
  page,
  browser,
  baseURL,
}) => {
  const payment = await madePayment([await ownBill("mdkb", "compound")]);
  await payment.decide("approve");
  const { order } = payment;
  await logInAsStaff(page.request, ["finance"], "kerani");
  await openDesk(page, "payments");
  await typeInto(searchField(page), PAYER.email);
  await page.keyboard.press("Enter");
  await press(linkTo(page, order));
  await expect(page.getByRole("heading", { level: 1, name: order })).toBeFocused();
  expect(page.url()).not.toContain("@");

  await openDesk(page, "refunds", order);
  const main = mainOf(page);
  await press(main.locator("summary").filter({ hasText: deskRefunds.ask }));
  const form = main.getByRole("form", { name: deskRefunds.ask });
  await typeInto(form.getByRole("textbox", { name: deskRefunds.askAmount }), "10.00");
  await typeInto(form.getByRole("textbox", { name: deskRefunds.reason }), REASON);
  await page.keyboard.press("Enter");
  await expect(main.getByText(deskRefunds.steps.opened, { exact: true })).toBeVisible();
  await expect(button(main, deskRefunds.approve)).toHaveCount(0);

  const second = await (await browser.newContext({ baseURL })).newPage();
  const colleague = await logInAsStaff(second.request, ["finance"], "rakan");
  await openDesk(second, "refunds");
  await press(linkTo(second, order));
  await expect(mainOf(second).getByText(new RegExp(REASON))).toBeVisible();
  await press(button(mainOf(second), deskRefunds.approve));
  await expect(mainOf(second).getByText(deskRefunds.steps.approved, { exact: true })).toBeVisible();

  // the button that had the focus is gone
  await expect(mainOf(second).getByRole("heading", { name: order })).toBeFocused();

  // the first clerk's page still shows the refund as it was
  const rejection = main.getByRole("form", { name: deskRefunds.reject });
  await typeInto(rejection.getByRole("textbox", { name: deskRefunds.rejectNote }), "Tersilap");
  await press(button(rejection, deskRefunds.reject));
  await expect(main.getByRole("alert")).toContainText(desk.refusal.changed_meanwhile);
  await expect(main.getByText(`${deskRefunds.events.approved} · ${colleague.name}`)).toBeVisible();

  const payout = main.getByRole("form", { name: deskRefunds.payOut });
  await typeInto(payout.getByRole("textbox", { name: deskRefunds.reference }), "MBB 8812");
  await typeInto(payout.getByRole("textbox", { name: deskRefunds.day }), formatDate(new Date()));
  await page.keyboard.press("Enter");
  await expect(main.getByText(deskRefunds.steps.paid_out, { exact: true })).toBeVisible();
  await expect(main.getByText(/MBB 8812/)).toBeVisible();
  await expect(payout).toHaveCount(0);
  await goTo(main.locator("summary").filter({ hasText: deskRefunds.ask }));

  const citizen = await (await browser.newContext({ baseURL })).newPage();
  await citizen.goto(`/#/refund?status=${payment.token}`);
  await expect(citizen.getByText(refund.step.paid_out)).toBeVisible();
  await expect(citizen.getByText(REASON)).toHaveCount(0);
});
