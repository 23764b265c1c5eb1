import { expect, type Page } from "@playwright/test";
import { samplesOf } from "../../demo/records/samples.ts";
import type { CouncilCode } from "../../src/domain/councils.ts";
import { ADMINISTRATOR, setUpApp } from "../support/administrator.ts";
import {
  addToCart,
  atTheBank,
  atTheGateway,
  fillCheckout,
  fillCheckoutByCard,
  goToCheckout,
  proceed,
  search,
  TEXTS,
} from "../support/counter.ts";
import { inTown, type Town } from "./town.ts";

/** Helpers for tests of a system with other paths than the default ones. */

const t = TEXTS.ms;

/** Tests of one system with these settings and an administrator. The tests of a file share it when they run in one worker. */
export const testWith = (settings: Readonly<Record<string, string>>) =>
  inTown({
    KAUNTER_ADMIN_NAME: ADMINISTRATOR.name,
    KAUNTER_ADMIN_PASSWORD: ADMINISTRATOR.password,
    ...settings,
  });

/** Records every failed answer to a page. */
export function noteFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.context().on("response", (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  page.context().on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED") faults.push(`failed ${request.url()}`);
  });
  return faults;
}

async function payAtThePortal(page: Page, portal: string, council: CouncilCode, by: "bank" | "card") {
  await page.goto(`${portal}/#/search?council=${council}`);
  const { stall, threeChoices } = samplesOf(council);
  await search(
    page,
    t,
    by === "card"
      ? { charge: "market", number: stall.number }
      : { charge: "assessment", number: threeChoices.number },
  );
  await addToCart(page, t);
  await goToCheckout(page, t);
  await (by === "card" ? fillCheckoutByCard : fillCheckout)(page, t);
  await proceed(page, t);
  await (by === "card" ? atTheGateway : atTheBank)(page, "approve");
  await page.waitForURL(`${portal}/#/receipt`);
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
}

async function logInAndOut(page: Page, portal: string) {
  await page.goto(`${portal}/#/search`);
  const button = (name: string) => page.getByRole("banner").getByRole("button", { name, exact: true });
  await button(t.login.title).click();
  const dialog = page.getByRole("dialog");
  const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  await field(t.validation.field.email_address).fill(ADMINISTRATOR.name);
  await field(t.validation.field.password).fill(ADMINISTRATOR.password);
  await dialog.getByRole("button", { name: t.loginForm.submit, exact: true }).click();
  await setUpApp(dialog, "ms");
  await expect(button(t.login.logOut)).toBeVisible();
  await page.reload();
  await button(t.login.logOut).click();
  // The message appears as the page returns to home.
  await expect(page.getByText(t.login.loggedOut).first()).toBeVisible();
  await expect(button(t.login.title)).toBeVisible();
}

/** A citizen logs in and out, pays at a bank and by card, and gets both receipts. No requested address may be wrong. */
export async function logInAndPay(page: Page, { system }: Town): Promise<void> {
  const { portal } = system.urls;
  const faults = noteFaults(page);
  await logInAndOut(page, portal);
  await payAtThePortal(page, portal, "mps", "bank");
  await payAtThePortal(page, portal, "mps", "card");
  // The server asks for the second factor with a 401.
  expect(faults.filter((fault) => !/^401 \S+\/_session$/.test(fault))).toEqual([]);
}
