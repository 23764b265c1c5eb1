import { expect, type Page } from "@playwright/test";
import type { CouncilCode } from "../../src/domain/councils.ts";
import { documents } from "../../src/i18n/ms/documents.ts";
import type { Page as PortalPage } from "../../src/shell/route.ts";
import { type Citizen, haveAccount, logIn, openLogin, ownCitizen } from "../support/account.ts";
import { logInAsStaff } from "../support/administrator.ts";
import { addToCart, atTheBank, chooseBank, PAYER, proceed, search, TEXTS, way } from "../support/counter.ts";
import { type OwnBill, ownBill } from "../support/own.ts";
import { ROUTES } from "./routes.ts";
import { goTo, sendEmpty, settled } from "./settled.ts";

/** Every screen of the portal: at first, filled in, and with an error. */

/** Called at each state as soon as it is shown. */
export type Look = (state: string) => Promise<void>;

const t = TEXTS.ms;

/** Every route for a visitor without data, and the errors of a form that is sent empty. */
export async function walkAsStranger(page: Page, look: Look): Promise<void> {
  await page.goto("/");
  await settled(page);
  for (const route of ROUTES) {
    await goTo(page, route);
    await look(route.page);
    if (await sendEmpty(page.getByRole("main"))) await look(`${route.page}, sent empty`);
  }
  await page.goto("/#/tiada");
  await expect(page.getByText("404")).toBeVisible();
  await look("an address that leads nowhere");
}

/** A whole payment by a user with an account, and every route after it. */
export async function walkAsCitizen(page: Page, look: Look, council: CouncilCode): Promise<void> {
  const citizen = ownCitizen("ms", "Norhayati binti Osman");
  const licence = await ownBill(council, "operation");
  await page.goto("/");
  await settled(page);
  await haveAccount(page.request, citizen);
  await walkLogIn(page, look, citizen);
  await walkSearch(page, look, licence);
  await walkToBank(page, look);
  await atTheBank(page, "approve");
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
  await settled(page);
  await look("receipt, paid");
  await walkPdf(page, look);
  await way(page, t.common.printLicence.replace("{{number}}", licence.number)).click();
  await expect(page).toHaveTitle(new RegExp(`^${t.shell.screen.licence} `));
  await settled(page);
  await look("licence, to print");
  for (const route of ROUTES.filter(({ page }) => LATER.includes(page))) {
    await goTo(page, route);
    await look(`${route.page}, after a payment`);
  }
  await page.getByRole("button", { name: t.profile.change, exact: true }).click();
  await look("profile, to change");
  await walkUnanswered(page, look);
}

/** Screens that show more to a logged-in user who has paid. The profile is last, because the walk changes it. */
const LATER: readonly PortalPage[] = ["home", "refund", "requery", "licence", "history", "profile"];

/** Screens that need an answer of the portal first. */
const READ: readonly PortalPage[] = [
  "receipt",
  "pdf",
  "refund",
  "licence",
  "history",
  "profile",
  "hand_over",
];

/** On a narrow screen, the login is behind the menu. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole("banner").getByRole("button", { name: t.shell.menu, exact: true });
  if ((await menu.isVisible()) && (await menu.getAttribute("aria-expanded")) === "false") await menu.click();
}

async function walkLogIn(page: Page, look: Look, citizen: Citizen): Promise<void> {
  await openMenu(page);
  await look("home, with its menu");
  await openMenu(page);
  await openLogin(page, "ms");
  const dialog = page.getByRole("dialog").filter({ has: page.getByRole("textbox") });
  await expect(dialog).toBeVisible();
  await look("log-in dialog");
  await sendEmpty(dialog);
  await look("log-in dialog, sent empty");
  await dialog.getByRole("button", { name: t.forgotPassword.title }).click();
  await settled(page);
  await look("log-in dialog, password forgotten");
  await page.keyboard.press("Escape");
  await openMenu(page);
  await openLogin(page, "ms");
  await logIn(page, citizen);
  await expect(page.getByText(t.loginForm.successful).first()).toBeVisible();
  await look("logged in, with the passing message");
}

async function walkSearch(page: Page, look: Look, licence: OwnBill): Promise<void> {
  const { council } = licence;
  await page.goto(`/#/search?council=${council}`);
  await search(page, t, { charge: "license", number: "R9999999" });
  await expect(page.getByRole("alert").or(page.getByRole("status")).first()).toBeAttached();
  await settled(page);
  await look("search, nothing found");
  await search(page, t, licence);
  await expect(page.getByRole("button", { name: t.search.add })).toBeVisible();
  await look("search, a licence found");
  await addToCart(page, t);
  await search(page, t, await ownBill(council, "parking"));
  await expect(page.getByRole("button", { name: t.search.add })).toBeVisible();
  await look("search, an account found");
  await addToCart(page, t);
  await look("search, added to the cart");
  await way(page, t.search.goToCart).click();
  await expect(way(page, t.cart.checkout)).toBeVisible();
  await settled(page);
  await look("cart, with two items");
}

/** From the cart to the last step before the bank. */
async function walkToBank(page: Page, look: Look): Promise<void> {
  await way(page, t.cart.checkout).click();
  const email = page.getByRole("textbox", { name: t.checkout.email });
  await expect(email).toBeVisible();
  await look("checkout");
  const own = await email.inputValue();
  await email.fill("");
  await sendEmpty(page.getByRole("main"));
  await look("checkout, sent empty");
  await email.fill(own);
  await chooseBank(page, t);
  await look("confirmation");
  await page.route("**/createPayment", (route) => route.abort());
  await proceed(page, t);
  await expect(page.getByRole("alert").first()).toBeVisible();
  await settled(page);
  await look("confirmation, without an answer");
  await page.unroute("**/createPayment");
  await proceed(page, t);
}

/** The receipt's PDF, and back to the receipt. */
async function walkPdf(page: Page, look: Look): Promise<void> {
  await page.getByText(documents.others).click();
  await page.getByRole("link", { name: documents.open }).last().click();
  await expect(page.getByRole("main").locator("canvas").first()).toBeVisible();
  await settled(page);
  await look("pdf");
  await page.goBack();
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
  await settled(page);
}

/** The screens' texts while the portal does not answer. */
async function walkUnanswered(page: Page, look: Look): Promise<void> {
  await page.route(/\/(api|db)\//, (route) => route.abort());
  for (const route of ROUTES.filter(({ page }) => READ.includes(page))) {
    await goTo(page, route);
    await look(`${route.page}, without an answer`);
  }
  await page.context().setOffline(true);
  await look("offline");
  await page.context().setOffline(false);
}

/** The central team's page, with an open payment whose bank proved nothing. */
export async function walkAsTeam(page: Page, look: Look, council: CouncilCode): Promise<void> {
  await page.goto(`/#/search?council=${council}`);
  await search(page, t, await ownBill(council, "parking"));
  await addToCart(page, t);
  await page.goto("/#/checkout");
  for (const [field, value] of Object.entries({ name: PAYER.name, email: PAYER.email, phone: PAYER.phone }))
    await page.getByRole("textbox", { name: t.checkout[field as keyof typeof PAYER] }).fill(value);
  await chooseBank(page, t);
  await proceed(page, t);
  await atTheBank(page, "decline", "96");
  await expect(page.getByText(t.receipt.in_progress.text)).toBeVisible();
  await settled(page);
  await look("receipt, still asking");
  await page.goto("/#/requery");
  await settled(page);
  await look("requery, still asking");
  await logInAsStaff(page.request);
  await page.goto("/#/desk/review");
  await page.reload();
  await page.locator("summary", { hasText: t.review.details }).first().click();
  await settled(page);
  await look("review, with what happened to one");
}
