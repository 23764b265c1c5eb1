import { expect, type Locator, type Page } from "@playwright/test";
import type { DeskPage } from "../../src/domain/deskPages.ts";
import { TEXTS } from "./counter.ts";

/** Steps on the desk of the central team, in Malay. */

const t = TEXTS.ms;

/** Opens a page of the desk, or the page of one payment on it. */
export async function openDesk(page: Page, at: DeskPage, order?: string): Promise<void> {
  await page.goto(`/#/desk/${at}${order === undefined ? "" : `?order=${order}`}`);
  // The page before may still be there for a moment, with the same controls.
  const name = at === "payments" && order !== undefined ? order : t.desk.page[at];
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
}

export const mainOf = (page: Page): Locator => page.getByRole("main");

/** The notice that the user's roles do not allow a page or an act. */
export const forbidden = (page: Page): Locator =>
  mainOf(page).getByRole("alert").filter({ hasText: t.desk.forbidden });

/** The field of the search for payments. */
export const searchField = (page: Page): Locator =>
  mainOf(page).getByRole("searchbox", { name: t.deskPayments.text });

/** Finds payments by a text. */
export async function findPayments(page: Page, text: string): Promise<void> {
  await searchField(page).fill(text);
  await searchField(page).press("Enter");
}

/** The link to a payment in a list. */
export const linkTo = (page: Page, order: string): Locator =>
  mainOf(page).getByRole("link", { name: order, exact: true });

export const button = (at: Page | Locator, name: string): Locator =>
  at.getByRole("button", { name, exact: true });
