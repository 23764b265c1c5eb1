import { request } from "node:http";
import { expect, type Locator, type Page } from "@playwright/test";
import type { ChargeType } from "../../src/domain/chargeTypes.ts";
import type { Language } from "../../src/domain/language.ts";
import { texts as en } from "../../src/i18n/en/index.ts";
import { texts as ms } from "../../src/i18n/ms/index.ts";
import { NAMESPACES, type Namespace, type NamespaceTexts } from "../../src/i18n/namespaces.ts";
import type { Texts, Words } from "../../src/i18n/words.ts";
import { texts as zh } from "../../src/i18n/zh/index.ts";
import { ownAddress } from "./own.ts";

/** A citizen's actions at the counter, in the page's language. `at` is a page, or an element on it. */

/** The texts of the screens, whenever they are loaded. */
export type ShownTexts = Texts & Words<NamespaceTexts>;

async function withGroups(language: Language, texts: Texts): Promise<ShownTexts> {
  const names = Object.keys(NAMESPACES) as Namespace[];
  return Object.assign({}, texts, ...(await Promise.all(names.map((name) => NAMESPACES[name][language]()))));
}

export const TEXTS: Readonly<Record<Language, ShownTexts>> = {
  ms: await withGroups("ms", ms),
  en: await withGroups("en", en),
  zh: await withGroups("zh", zh),
};

type Place = Page | Locator;

export interface BillToFind {
  readonly charge: "assessment" | "compound" | "license" | "market" | "parking";
  readonly number: string;
}

export async function chooseCharge(at: Place, t: Texts, type: ChargeType): Promise<void> {
  const choice = at.getByRole("radio", { name: t.charges.name[type], exact: true });
  const change = changeSearch(at, t);
  await change.or(choice).first().waitFor();
  if (await change.isVisible()) await change.click();
  await choice.check();
}

/** The button that opens the search's form, which a result has folded, or its choices, which a link has made. */
export function changeSearch(at: Place, t: Texts): Locator {
  return at.getByRole("button", { name: `${t.search.change} (${t.search.title})` });
}

export async function search(at: Place, t: Texts, bill: BillToFind): Promise<void> {
  await chooseCharge(at, t, bill.charge);
  await at.getByRole("textbox", { name: t.charges[bill.charge].number }).fill(bill.number);
  await at.getByRole("button", { name: t.search.submit, exact: true }).click();
}

/** Adds the result to the cart, and goes there. */
export async function addToCart(at: Place, t: Texts): Promise<void> {
  await at.getByRole("button", { name: t.search.add }).click();
  await expect(at.getByText(t.search.added)).toBeVisible();
}

/** A guest as payer. The address belongs to the running test, because one address gets only a few messages a day. */
export const PAYER = {
  name: "Siti binti Ahmad",
  get email() {
    return ownAddress("siti");
  },
  phone: "012-345 6789",
};

/** @param write types a text into a field */
export async function fillPayer(
  at: Place,
  t: Texts,
  email: string = PAYER.email,
  write = (field: Locator, text: string) => field.fill(text),
): Promise<void> {
  await write(at.getByRole("textbox", { name: t.checkout.name }), PAYER.name);
  await write(at.getByRole("textbox", { name: t.checkout.email }), email);
  await write(at.getByRole("textbox", { name: t.checkout.phone }), PAYER.phone);
}

/** Fills in the payment screen for a card payment, which needs no bank. */
export async function fillCheckoutByCard(at: Place, t: Texts): Promise<void> {
  await fillPayer(at, t);
  await at.getByRole("radio", { name: t.checkout.account["3"] }).check();
  await expect(at.getByRole("combobox", { name: t.fpxCheckout.bank })).toHaveCount(0);
}

/** Fills in the payment screen. */
export async function fillCheckout(
  at: Place,
  t: Texts,
  { email = PAYER.email, bank = "Maybank2U" } = {},
): Promise<void> {
  await fillPayer(at, t, email);
  await chooseBank(at, t, bank);
}

export async function chooseBank(at: Place, t: Texts, bank = "Maybank2U"): Promise<void> {
  await at.getByRole("combobox", { name: t.fpxCheckout.bank }).selectOption({ label: bank });
}

/** Presses the button to the bank. */
export async function proceed(at: Place, t: Texts): Promise<void> {
  await proceedButton(at, t).click();
}

/** The button to the bank. On the payment screen it names the amount. */
export function proceedButton(at: Place, t: Texts): Locator {
  return at.getByRole("button", { name: new RegExp(`^${t.confirmation.proceed}(\\sRM|$)`) });
}

/** From the cart's items to the checkout, by the cart if it comes between. */
export async function goToCheckout(at: Place, t: Texts): Promise<void> {
  await way(at, t.search.goToCart).click();
  await way(at, t.cart.checkout).click();
}

/** From the payment screen to the receipt. The simulated bank approves and returns to the place `at`. */
export async function payAtBank(page: Page, at: Place, t: ShownTexts): Promise<void> {
  await fillCheckout(at, t);
  await proceed(at, t);
  await atTheBank(page, "approve");
  await expect(at.getByText(t.receipt.paid.text)).toBeVisible();
}

/** Presses the button of a choice at the simulated bank. */
export async function atTheBank(page: Page, choice: string, code?: string): Promise<void> {
  await page.waitForURL(/bank\.localhost/);
  if (code !== undefined) await page.locator("select[name=code]").selectOption(code);
  await pressAndSend(page, page.locator(`button[name=choice][value=${choice}]`));
}

/** Presses a button that sends a form. It resolves after the answer, so that opening another page cannot abort it. */
async function pressAndSend(page: Page, button: Locator): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await button.click();
  await answered;
}

/**
 * Leaves a payment pending at the simulated bank or gateway.
 * @param leave presses the button for it
 * @returns a function that approves the payment later, without a browser, as the bank does
 */
export async function leavePending(page: Page, leave: () => Promise<void>): Promise<() => Promise<void>> {
  await page.waitForURL(/\b(bank|card)\.localhost/);
  const { host, port, pathname } = new URL(page.url());
  await leave();
  return async () => {
    const headers = { host, "content-type": "application/x-www-form-urlencoded" };
    // Node may not resolve *.localhost.
    const there = { host: "127.0.0.1", port, path: pathname, method: "POST", headers };
    const status = await new Promise((resolve, reject) => {
      const asking = request(there, (answer) => resolve(answer.resume().statusCode));
      asking.on("error", reject).end("choice=approve");
    });
    expect(status).toBe(303);
  };
}

/** At the simulated card gateway: uses its test card, then presses the button of a choice at the bank's check. */
export async function atTheGateway(page: Page, choice: string): Promise<void> {
  await page.waitForURL(/card\.localhost/);
  await page.locator("form[action$='/card'] button").click();
  await decideAtTheGateway(page, choice);
}

export async function decideAtTheGateway(page: Page, choice: string): Promise<void> {
  const button = page.locator(`button[name=choice][value=${choice}]`);
  await button.first().waitFor({ state: "attached" });
  // The unusual endings are in a closed details element.
  await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
  await pressAndSend(page, button);
}

/** The link or button with this name. */
export function way(at: Place, name: string): Locator {
  return at.getByRole("link", { name, exact: true }).or(at.getByRole("button", { name, exact: true }));
}
