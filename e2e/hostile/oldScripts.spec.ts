import { expect, test } from "@playwright/test";
import { siteOf } from "../support/system.ts";
import { expectWhole, watchHost } from "./hostPage.ts";
import { payOnPage } from "./journey.ts";

/** A page whose old scripts change JavaScript's built-in objects, and handle every click and key themselves. */

test("among scripts that patch everything and cancel every click, a payment reaches its receipt", async ({
  page,
}) => {
  const host = await watchHost(page);
  await payOnPage(page, {
    council: "lbk",
    path: "/skrip-lama.html",
    onStep: async (step, counter, t) => {
      await expectWhole(page);
      // The page's router was never called with an address of ours.
      await expect(page.locator("#tidak-dijumpai")).toBeEmpty();
      if (step !== "checkout") return;
      const name = counter.getByRole("textbox", { name: t.checkout.name });
      await name.click();
      await page.keyboard.type("Sitii");
      await page.keyboard.press("Backspace");
      await expect(name).toHaveValue("Siti");
    },
  });
  expect(host.wrongs).toEqual([]);
});

test("a page's handlers of keys and clicks work for its own content", async ({ page }) => {
  await page.goto(siteOf("lbk", "/skrip-lama.html"));
  await page.getByRole("link", { name: "Aduan" }).click();
  await expect(page.locator("#laluan-aduan")).toBeVisible();
  await expect(page.locator("kaunter-pay")).toBeHidden();
});
