import { expect, test } from "@playwright/test";
import { MESSAGE_TEXTS } from "../../src/server/notifications/texts/index.ts";
import { logInAsStaff } from "../support/administrator.ts";
import { madePayment } from "../support/callsOfPayer.ts";
import { PAYER, TEXTS } from "../support/counter.ts";
import { button, linkTo, mainOf, openDesk, searchField } from "../support/desk.ts";
import { press, typeInto } from "../support/keyboard.ts";
import { pathOfMessage } from "../support/mailbox.ts";
import { ownBill } from "../support/own.ts";

/** The work of a support officer. */

const { deskPayments, deskRefunds, review } = TEXTS.ms;

test("with the keyboard a support officer has the bank asked about a payment without an answer, sends the receipt of a paid one again, and approves no refund", async ({
  page,
}) => {
  const paid = await madePayment([await ownBill("mdkp", "compound")]);
  await paid.decide("approve");
  const open = await madePayment([await ownBill("mdkp", "compound")]);
  await logInAsStaff(page.request, ["support"]);
  const main = mainOf(page);

  await openDesk(page, "payments");
  await typeInto(searchField(page), open.order.toLowerCase());
  await page.keyboard.press("Enter");
  await press(linkTo(page, open.order));
  await press(button(main, review.ask));
  await expect(main.getByText(/^Telah disemak dengan bank\./)).toBeVisible();

  await page.goBack();
  await typeInto(searchField(page), paid.order);
  await page.keyboard.press("Enter");
  await press(linkTo(page, paid.order));
  const number = await main
    .getByText(/^R\d{6}-/)
    .first()
    .innerText();
  const subject = MESSAGE_TEXTS.ms.subject.replace("{number}", number);
  const first = await pathOfMessage(page.request, PAYER.email, subject);
  await press(button(main, deskPayments.resend));
  await expect(main.getByText(deskPayments.resent).first()).toBeVisible();
  expect(await pathOfMessage(page.request, PAYER.email, subject, first)).not.toBe("");

  await openDesk(page, "refunds", paid.order);
  await expect(main.locator("summary").filter({ hasText: deskRefunds.ask })).toBeVisible();
  await expect(button(main, deskRefunds.approve)).toHaveCount(0);
});
