import { expect, type Locator, type Page } from "@playwright/test";
import { TEXTS } from "../support/counter.ts";
import type { PortalRoute } from "./routes.ts";

/** A page where all loading has ended. */

/** Resolves when the page and its elements load nothing more. */
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

/** Opens a screen of the open portal without reloading, so that typed and chosen values stay. */
export async function goTo(page: Page, { path, title }: PortalRoute): Promise<void> {
  await page.goto(`/#${path}`);
  // The receipt's page is titled by the payment's status.
  await expect(page).toHaveTitle(new RegExp(`^(${title(TEXTS.ms)}|${TEXTS.ms.shell.screen.payment}) `));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled(page);
}

/** Sends the first form as it is. @returns false when there is no form */
export async function sendEmpty(at: Locator): Promise<boolean> {
  const submit = at.locator("form button[type=submit]").first();
  if ((await submit.count()) === 0) return false;
  await submit.click();
  await expect(at.locator("[aria-invalid=true], [role=alert]").first()).toBeVisible();
  await settled(at.page());
  return true;
}
