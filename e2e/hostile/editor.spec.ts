import { expect, type Page, test } from "@playwright/test";
import type { ShownTexts } from "../support/counter.ts";
import { watchHost } from "./hostPage.ts";
import { type JourneyStep, payOnPage } from "./journey.ts";

/** A content management system moves and rewrites parts of a page while a citizen pays there. */

const doing = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** The actions of the page's editor, by step. */
const DOINGS: Readonly<Partial<Record<JourneyStep, readonly string[]>>> = {
  found: ["Alih ke lajur lain", "Pratonton"],
  cart: ["Simpan"],
  checkout: ["Letak bingkai", "Simpan"],
  confirmation: ["Alih ke lajur lain", "Simpan"],
  receipt: ["Pratonton", "Simpan"],
};

test("a payment reaches its receipt although the element is moved, framed and rewritten at every step", {
  tag: "@long",
}, async ({ page }) => {
  const host = await watchHost(page);
  await payOnPage(page, {
    council: "mdsp",
    path: "/penyunting.html",
    onStep: async (step, counter, t) => {
      if (step === "search") await typeWhileItMoves(page, t);
      for (const name of DOINGS[step] ?? []) await doing(page, name);
      await expect(counter.getByRole("heading").first()).toBeVisible();
      if (step === "receipt") await expect(counter.getByText(t.receipt.paid.text)).toBeVisible();
    },
  });
  expect(host.wrongs).toEqual([]);
});

async function typeWhileItMoves(page: Page, t: ShownTexts): Promise<void> {
  const counter = page.locator("kaunter-pay");
  const number = counter.getByRole("textbox").first();
  await number.fill("13");
  for (const button of ["alih", "bingkai", "pratonton"]) {
    // By the editor's own timing, while the citizen is in the field.
    await page.locator(`[data-buat=${button}]`).evaluate((element: HTMLElement) => element.click());
    await page.keyboard.type("0");
  }
  await expect(number).toHaveValue("13000");
  await expect(counter.getByRole("heading", { name: t.search.title })).toBeVisible();
}

test("when an editor removed the tag, the remaining link becomes a counter that can pay", async ({
  page,
}) => {
  const host = await watchHost(page);
  await payOnPage(page, {
    council: "mdtrn",
    path: "/pautan.html",
    onStep: async (step, counter, t) => {
      if (step === "search")
        await expect(counter.getByRole("radio", { name: t.charges.name.parking, exact: true })).toBeChecked();
    },
  });
  expect(host.wrongs).toEqual([]);
});
