import { expect, test } from "@playwright/test";
import { TEXTS } from "../support/counter.ts";
import { watchHost } from "./hostPage.ts";
import { payOnPage } from "./journey.ts";

/** A council's own React application in StrictMode renders the counter and everything around it repeatedly. */

test("a payment reaches its receipt although another React renders it with other attributes and in another order", async ({
  page,
}) => {
  const host = await watchHost(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const announced = page.getByRole("status").filter({ hasText: "Item dalam troli" });
  await payOnPage(page, {
    council: "mdrnu",
    path: "/aplikasi.html",
    onStep: async (step, counter, t) => {
      if (step === "search") {
        await counter.getByRole("textbox").first().fill("12345");
        await press("Tukar bahasa");
        await expect(counter.getByRole("heading", { name: TEXTS.en.search.title })).toBeVisible();
        await press("Tukar bahasa");
        await press("Susun semula");
        await expect(counter.getByRole("heading", { name: t.search.title })).toBeVisible();
        await expect(counter.getByRole("textbox").first()).toHaveValue("12345");
        await press("Tutup kaunter");
        await expect(counter).toHaveCount(0);
        await press("Buka kaunter");
        await expect(counter.getByRole("heading", { name: t.search.title })).toBeVisible();
      }
      if (step === "cart") await expect(announced).toContainText("troli: 1.");
      if (step === "checkout" || step === "confirmation") await press("Susun semula");
      if (step === "receipt") await expect(announced).toContainText("Bayaran: paid.");
    },
  });
  expect(host.wrongs).toEqual([]);
});
