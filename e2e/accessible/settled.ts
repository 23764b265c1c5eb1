import { expect, type Locator, type Page } from "@playwright/test";
import { TEXTS } from "../support/counter.ts";
import type { PortalRoute } from "./routes.ts";

/** A page that is about to be looked at: all that was on its way has come. */

/** Nothing is on its way any more, in the page and in the elements on it. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isQuiet, undefined, { timeout: 20_000 });
}

/** Runs in the page. */
function isQuiet(): boolean {
  const waits = (root: Document | ShadowRoot): boolean =>
    root.querySelector("[role=progressbar], [aria-busy=true], body [data-first]") !== null ||
    [...root.querySelectorAll("*")].some(({ shadowRoot }) => shadowRoot !== null && waits(shadowRoot));
  return document.readyState === "complete" && document.fonts.status === "loaded" && !waits(document);
}

/** Goes to a screen of the portal, which is open, without loading it again: what was typed and chosen stays. */
export async function goTo(page: Page, { path, title }: PortalRoute): Promise<void> {
  await page.goto(`/#${path}`);
  // the receipt's page is named after how the payment stands
  await expect(page).toHaveTitle(new RegExp(`^(${title(TEXTS.ms)}|${TEXTS.ms.shell.screen.payment}) `));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled(page);
}

/** Sends the first form there as it is. @returns false where there is none to send */
export async function sendEmpty(at: Locator): Promise<boolean> {
  const submit = at.locator("form button[type=submit]").first();
  if ((await submit.count()) === 0) return false;
  await submit.click();
  await expect(at.locator("[aria-invalid=true], [role=alert]").first()).toBeVisible();
  await settled(at.page());
  return true;
}
