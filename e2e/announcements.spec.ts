import { expect, type Page, test } from "@playwright/test";
import { samplesOf } from "../demo/records/samples.ts";
import type { CouncilCode } from "../src/domain/councils.ts";
import { embed } from "../src/i18n/ms/embed.ts";
import { haveAccount, logIn, logOut, openLogin, ownCitizen } from "./support/account.ts";
import { type Announcement, listen } from "./support/announcements.ts";
import {
  addToCart,
  atTheBank,
  fillCheckout,
  fillPayer,
  leavePending,
  proceed,
  search,
  TEXTS,
  way,
} from "./support/counter.ts";
import { ownBill } from "./support/own.ts";
import { siteOf } from "./support/system.ts";

/** Changes on a screen are announced: in a live region that existed before, once, and without interrupting when they can wait. */

const t = TEXTS.ms;

const COUNCIL: CouncilCode = "mdld";

type Heard = readonly Announcement[];

/**
 * The text was announced: in a region that existed before its text, or by moving the focus. An alert is announced in any case.
 * @param comesAlong the region appears together with its text, which not every screen reader announces
 */
async function expectSaid(
  heard: Heard,
  text: string,
  { region = "status" as Announcement["region"], comesAlong = false, timeout = 20_000 } = {},
): Promise<void> {
  const isRead = (said: Announcement) =>
    said.region === "alert" || comesAlong || said.wasThere || said.hasFocus;
  await expect
    .poll(() => heard.filter((said) => said.text.includes(text) && isRead(said)), { message: text, timeout })
    .toContainEqual(expect.objectContaining({ region, text: expect.stringContaining(text) }));
}

/**
 * The portal's announcement while it waits for an answer. The test holds the answer until then, because a fast answer removes the
 * text before anyone could hear it.
 * @param call the address of the call
 */
async function expectSaidMeanwhile(
  page: Page,
  heard: Heard,
  { call, text, act }: { call: RegExp; text: string; act: () => Promise<void> },
): Promise<void> {
  const said = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await said.promise;
    await route.continue();
  });
  await act();
  await expectSaid(heard, text);
  said.resolve();
}

const timesSaid = (heard: Heard, text: string) => heard.filter((said) => said.text.includes(text)).length;

async function cartReload(page: Page): Promise<void> {
  const bill = await ownBill(COUNCIL, "parking");
  await page.goto(`/#/search?council=${COUNCIL}`);
  await search(page, t, bill);
  await addToCart(page, t);
}

test("the portal announces a search, its result or that there is none, and each change of the cart", async ({
  page,
}) => {
  const heard = await listen(page);
  const bill = await ownBill(COUNCIL, "parking");
  await page.goto(`/#/search?council=${COUNCIL}`);
  await expectSaidMeanwhile(page, heard, {
    call: /\/market$/,
    text: t.search.searching,
    act: () => search(page, t, { charge: "market", number: "999-9999" }),
  });
  await expectSaid(heard, t.search.notFound, { region: "alert" });
  await search(page, t, { charge: "compound", number: samplesOf(COUNCIL).vehicle.number });
  await expectSaid(heard, t.search.found_other.replace("{{count}}", ""));
  await search(page, t, bill);
  await addToCart(page, t);
  await expectSaid(heard, t.search.added);
  await way(page, t.search.goToCart).click();
  await page.getByRole("button", { name: t.cart.removeItem.replace("{{number}}", bill.number) }).click();
  await expectSaid(heard, t.cart.removed.replace("{{number}}", bill.number));
  expect(timesSaid(heard, t.cart.removed.replace("{{number}}", bill.number))).toBe(1);
});

test("the portal announces errors of a form, the redirect to the bank, and changes of the payment's status", async ({
  page,
}) => {
  const heard = await listen(page);
  await cartReload(page);
  await page.goto("/#/checkout");
  await proceed(page, t);
  await expectSaid(heard, t.errors.summary, { region: "alert" });
  await fillCheckout(page, t);
  await expectSaidMeanwhile(page, heard, {
    call: /\/createPayment$/,
    text: t.confirmation.proceeding,
    act: () => proceed(page, t),
  });
  const approve = await leavePending(page, () => atTheBank(page, "pending"));
  await expectSaid(heard, t.receipt.pending.title, { comesAlong: true });
  await approve();
  await page.getByRole("button", { name: t.receipt.askAgain }).click();
  await expectSaid(heard, t.receipt.paid.title);
  expect(timesSaid(heard, t.receipt.paid.title)).toBe(1);
});

test("the portal announces at once that the connection is lost, and politely that it is back", async ({
  page,
  context,
}) => {
  const heard = await listen(page);
  await cartReload(page);
  await page.goto("/#/checkout");
  await fillPayer(page, t);
  await context.setOffline(true);
  await expectSaid(heard, t.notices.offline, { region: "alert" });
  await context.setOffline(false);
  await expectSaid(heard, t.notices.online);
});

test("the portal announces the result of asking the bank again when the bank has not answered", async ({
  page,
}) => {
  const heard = await listen(page);
  await cartReload(page);
  await page.goto("/#/checkout");
  await fillCheckout(page, t);
  await proceed(page, t);
  await atTheBank(page, "decline", "96");
  await expect(page.getByText(t.receipt.in_progress.text)).toBeVisible();
  await page.goto("/#/requery");
  // The receipt was shown until then, and it has the same button.
  await expect(page.getByRole("heading", { name: t.common.checkPayment, level: 1 })).toBeVisible();
  const again = page.getByRole("button", { name: t.receipt.askAgain });
  await again.click();
  const [asked = ""] = t.receipt.askedBank.split("{{time}}");
  await expectSaid(heard, asked);
  // A busy button takes no press.
  await expect(again).not.toHaveAttribute("aria-busy");
  await again.click();
  await expectSaid(heard, t.receipt.wait);
  await expect(again).toBeFocused();
});

test("the portal announces a passing message, as at a login and logout, and its button removes it", async ({
  page,
  request,
}) => {
  const heard = await listen(page);
  await page.goto("/#/about");
  const citizen = ownCitizen("ms", "Dengar binti Suara");
  await haveAccount(request, citizen);
  await openLogin(page, "ms");
  await logIn(page, citizen);
  await expectSaid(heard, t.loginForm.successful);
  expect(timesSaid(heard, t.loginForm.successful)).toBe(1);
  await logOut(page, "ms");
  await expectSaid(heard, t.login.loggedOut);
  const message = page.locator("[part=snackbar]").filter({ hasText: t.login.loggedOut });
  await expect(message).toBeInViewport();
  await message.getByRole("button", { name: t.common.ok, exact: true }).click();
  await expect(message).toHaveCount(0);
});

test("the portal announces that something was copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  const heard = await listen(page);
  await page.goto("/#/embed");
  await page.getByRole("button", { name: embed.code.copy }).first().click();
  await expectSaid(heard, embed.code.copied);
});

test("an element on a council's page announces inside its own root", async ({ page }) => {
  const heard = await listen(page);
  await page.goto(siteOf(COUNCIL, "/"));
  const pay = page.locator("kaunter-pay");
  await expectSaidMeanwhile(page, heard, {
    call: /\/market$/,
    text: t.search.searching,
    act: () => search(pay, t, { charge: "market", number: "999-9999" }),
  });
  await expectSaid(heard, t.search.notFound, { region: "alert" });
  await search(pay, t, await ownBill(COUNCIL, "parking"));
  await addToCart(pay, t);
  await expectSaid(heard, t.search.added);
});
