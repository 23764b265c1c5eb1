import { expect, type Locator, type Page, test } from "@playwright/test";
import { samplesOf } from "../demo/records/samples.ts";
import { COUNCILS, type CouncilCode } from "../src/domain/councils.ts";
import { settled } from "./accessible/settled.ts";
import { haveAccount, ownCitizen } from "./support/account.ts";
import { addToCart, changeSearch, PAYER, proceedButton, search, TEXTS, way } from "./support/counter.ts";
import { lookAtFocus } from "./support/focus.ts";
import { choose, goThrough, goTo, press, typeInto } from "./support/keyboard.ts";
import { ownBill } from "./support/own.ts";
import { siteOf } from "./support/system.ts";
import { noteTraffic } from "./support/traffic.ts";

/** The main job with the keyboard only: no pointer, and no focus set by a script. `keyboard.ts` checks each stop. */

const t = TEXTS.ms;

type Place = Page | Locator;

const BY_BANK: CouncilCode = "dbkk";
const BY_CARD: CouncilCode = "mps";
const ON_A_SITE: CouncilCode = "mdkgu";

const textbox = (at: Place, name: string) => at.getByRole("textbox", { name, exact: true });
const button = (at: Place, name: string) => at.getByRole("button", { name, exact: true });
const main = (page: Page) => page.getByRole("main");

/** The screen of the portal whose heading has the focus and names the tab. */
async function arrivedAt(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeFocused();
  await expect(page).toHaveTitle(`${title} - ${t.common.portal}`);
}

/** Finds a parking account, after an attempt with an empty number, and puts a reload into the cart. */
async function addReload(at: Place, council: CouncilCode): Promise<void> {
  await choose(
    at.getByRole("group", { name: t.search.chargeType }),
    at.getByRole("radio", { name: t.charges.name.parking, exact: true }),
  );
  const number = textbox(at, t.charges.parking.number);
  await press(button(at, t.search.submit));
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await typeInto(number, (await ownBill(council, "parking")).number);
  await number.press("Enter");
  await expect(at.getByRole("heading", { name: t.charges.name.parking }).last()).toBeFocused();
  const amounts = at.getByRole("group", { name: t.search.reload.howMuch });
  await choose(amounts, amounts.getByRole("radio").nth(1));
  await press(button(at, t.search.add), "Space");
  await expect(at.getByRole("status").filter({ hasText: t.search.added })).toBeFocused();
}

/** Fills in the payer, after forgetting two fields that the error summary leads to. */
async function fillPayer(at: Place, page: Page): Promise<void> {
  await typeInto(textbox(at, t.checkout.name), PAYER.name);
  await page.keyboard.press("Enter");
  const summary = at.getByRole("alert", { name: t.errors.summary });
  for (const [name, text] of [
    [t.checkout.email, PAYER.email],
    [t.checkout.phone, PAYER.phone],
  ] as const) {
    await expect(summary).toBeFocused();
    await press(summary.getByRole("link", { name }));
    const field = textbox(at, name);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(name));
    await typeInto(field, text);
    await expect(field).not.toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Enter");
  }
}

/** Fills in the payment screen, after forgetting three fields that the error summary leads to. */
async function fillCheckout(at: Place, page: Page): Promise<void> {
  const bank = at.getByRole("combobox", { name: t.fpxCheckout.bank });
  await expect(bank.getByRole("option", { name: "Maybank2U", exact: true })).toBeAttached();
  await fillPayer(at, page);
  await expect(bank).toHaveAttribute("aria-invalid", "true");
  await goTo(bank);
  await page.keyboard.type("Maybank2U");
  await expect(bank).toHaveValue("MB2U0227");
}

/** Approves at the simulated bank or card gateway. */
async function approve(page: Page): Promise<void> {
  await press(page.locator("button[name=choice][value=approve]"));
}

/** Checks the receipt, and the ways to save and to print it. */
async function receiptIn(at: Place, page: Page): Promise<void> {
  await expect(at.getByText(t.receipt.paid.text)).toBeVisible();
  const saved = page.waitForEvent("download");
  await press(button(at, t.common.download));
  await saved;
  await goTo(button(at, t.common.print));
}

test("a guest pays at a bank and comes back to the receipt, and each step begins at its heading (rules 1.2, 2.14)", async ({
  page,
}) => {
  await page.goto("/");
  const covid = page.getByRole("dialog");
  await expect(covid).toBeVisible();
  await press(button(covid, t.dialogs.covid.close));
  await expect(covid).toHaveCount(0);
  await expect(main(page)).toBeFocused();
  const council = page.getByRole("searchbox", { name: t.shell.findCouncil });
  await goTo(council);
  await page.keyboard.type(COUNCILS[BY_BANK].name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: COUNCILS[BY_BANK].name })).toBeFocused();
  await press(main(page).getByRole("link", { name: new RegExp(`^${t.charges.name.parking}`) }));
  await arrivedAt(page, t.search.title);
  await press(changeSearch(page, t));
  const chosen = page.getByRole("combobox", { name: t.common.council });
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveValue(BY_BANK);
  await addReload(page, BY_BANK);
  await press(way(main(page), t.search.goToCart));
  await arrivedAt(page, t.cart.title);
  await press(way(page, t.cart.checkout));
  await arrivedAt(page, t.checkout.title);
  await fillCheckout(page, page);
  await press(proceedButton(page, t));
  await page.waitForURL(/bank\.localhost/);
  await approve(page);
  await page.waitForURL(/localhost:\d+\/#\/receipt$/);
  await receiptIn(page, page);
});

test("a guest pays by card", { tag: "@long" }, async ({ page }) => {
  await page.goto(`/#/search?council=${BY_CARD}`);
  await addReload(page, BY_CARD);
  await press(way(main(page), t.search.goToCart));
  await press(way(page, t.cart.checkout));
  await arrivedAt(page, t.checkout.title);
  await typeInto(textbox(page, t.checkout.name), PAYER.name);
  await typeInto(textbox(page, t.checkout.email), PAYER.email);
  await typeInto(textbox(page, t.checkout.phone), PAYER.phone);
  await choose(
    page.getByRole("group", { name: t.checkout.method }),
    page.getByRole("radio", { name: t.checkout.account["3"] }),
  );
  await press(proceedButton(page, t));
  await page.waitForURL(/card\.localhost/);
  await press(page.locator("form[action$='/card'] button"));
  await approve(page);
  await page.waitForURL(/localhost:\d+\/#\/receipt$/);
  await receiptIn(page, page);
});

test("the whole counter works with the keyboard in a council's page, inside its shadow root", async ({
  page,
}) => {
  await page.goto(siteOf(ON_A_SITE, "/"));
  const pay = page.locator("kaunter-pay");
  const arrived = (title: string) =>
    expect(pay.getByRole("heading", { name: title, exact: true })).toBeFocused();
  await addReload(pay, ON_A_SITE);
  await press(way(pay, t.search.goToCart));
  await arrived(t.cart.title);
  await press(way(pay, t.cart.checkout));
  await arrived(t.checkout.title);
  await fillCheckout(pay, page);
  await press(proceedButton(pay, t));
  await page.waitForURL(/bank\.localhost/);
  await approve(page);
  await page.waitForURL(siteOf(ON_A_SITE, "/"));
  await receiptIn(pay, page);
});

const banner = (page: Page) => page.getByRole("banner");

/** Goes through an open dialog. No key leaves it except those that close it. */
async function staysIn(dialog: Locator): Promise<void> {
  const page = dialog.page();
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press("Tab");
    const { isNowhere } = await lookAtFocus(page);
    // The other stops of the round belong to the browser.
    if (!isNowhere) await expect(dialog.locator(":focus")).toHaveCount(1);
  }
}

test("a citizen logs in, reads the history and logs out", async ({ page, request }) => {
  await page.goto("/#/about");
  const citizen = ownCitizen("ms", "Papan binti Kekunci");
  await haveAccount(request, citizen);
  const opener = button(banner(page), t.login.title);
  const dialog = page.getByRole("dialog", { name: t.login.title });
  const email = textbox(dialog, t.validation.field.email_address);
  await press(opener);
  await expect(email).toBeFocused();
  await staysIn(dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press("Space");
  await expect(email).toBeFocused();
  await page.keyboard.press("Enter");
  const summary = dialog.getByRole("alert", { name: t.errors.summary });
  await expect(summary).toBeFocused();
  await press(summary.getByRole("link").first());
  await typeInto(email, citizen.email);
  await typeInto(textbox(dialog, t.validation.field.password), citizen.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  // The focus moves to the screen that follows a login.
  await expect(page.getByRole("heading", { level: 1, name: t.shell.hero })).toBeFocused();
  const logOut = button(banner(page), t.login.logOut);

  await goTo(way(banner(page), t.shell.history), "Shift+Tab");
  await page.keyboard.press("Enter");
  await arrivedAt(page, t.shell.screen.history);
  await goTo(logOut, "Shift+Tab");
  await page.keyboard.press("Enter");
  // It moves to the screen that follows a logout. Until that is shown, the button keeps it.
  await expect(opener).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: t.shell.hero })).toBeFocused();
});

test("on a phone Escape closes the menu, which returns the focus, and so do the dialogs that it opens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/#/about");
  // The page itself, since the early picture's menu disappears with the picture.
  await expect(page.locator("body [data-first]")).toHaveCount(0);
  const menu = button(banner(page), t.shell.menu);
  await press(menu);
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  const logIn = button(banner(page), t.login.title);
  await goTo(logIn);
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await expect(logIn).toBeHidden();

  await page.keyboard.press("Enter");
  await press(logIn);
  const dialog = page.getByRole("dialog", { name: t.login.title });
  await expect(textbox(dialog, t.validation.field.email_address)).toBeFocused();
  await press(button(dialog, t.forgotPassword.title));
  const forgot = page.getByRole("dialog", { name: t.forgotPassword.title });
  await expect(textbox(forgot, t.validation.field.email_address)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(forgot).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test("removing an item moves the focus to the cart, and removing the last one to the empty cart", async ({
  page,
}) => {
  const council = "mdkgu";
  const { stall, compound } = samplesOf(council);
  await page.goto(`/#/search?council=${council}`);
  for (const bill of [
    { charge: "market", number: stall.number },
    { charge: "compound", number: compound.number },
  ] as const) {
    await search(page, t, bill);
    await addToCart(page, t);
  }
  await page.goto("/#/cart");
  const removers = page.getByRole("button", { name: /^Buang / });
  for (const left of [1, 0]) {
    await press(removers.first());
    await expect(removers).toHaveCount(left);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  await expect(page.getByText(t.cart.empty)).toBeVisible();
  await press(way(main(page), t.cart.find));
  await arrivedAt(page, t.search.title);
});

const READ = ["/#/about", "/#/accessibility", "/#/faq", "/#/helpline", "/#/privacy", "/#/terms", "/#/tiada"];
const STEPS = ["/#/search", "/#/cart", "/#/requery", "/#/form", "/#/verify"];

for (const { device, viewport, paths } of [
  {
    device: "phone",
    viewport: { width: 360, height: 640 },
    paths: ["/", ...STEPS, ...READ, "/#/receipt", "/#/history", "/#/reset_password", "/#/hand_over"],
  },
  {
    device: "desk",
    viewport: { width: 1280, height: 720 },
    paths: ["/", ...STEPS, "/#/faq", "/#/embed"],
  },
]) {
  const name = `on a ${device} every screen is gone through and out of again, and all the way back`;
  test(name, { tag: "@long" }, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { untilQuiet } = noteTraffic(page);
    for (const path of paths) {
      await page.goto("about:blank");
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The dialog over the end of the home page.
      if (path === "/") await expect(page.getByRole("dialog")).toBeVisible();
      // The content comes after its heading.
      await untilQuiet();
      await settled(page);
      const { forwards, back } = await goThrough(page);
      expect(forwards.at(-1), path).toContain(t.shell.page.terms);
      expect(back.toReversed(), path).toEqual(forwards);
    }
  });
}
