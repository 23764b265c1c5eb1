import { expect, test } from "@playwright/test";
import { siteOf } from "../support/system.ts";
import { expectWhole, watchHost } from "./hostPage.ts";
import { payOnPage } from "./journey.ts";

/** A page whose old scripts change what every script shares, and want every click and key for themselves. */

test("among scripts that patch everything and cancel every click, a payment gets to its receipt", async ({
  page,
}) => {
  const host = await watchHost(page);
  await payOnPage(page, {
    council: "lbk",
    path: "/skrip-lama.html",
    onStep: async (step, counter, t) => {
      await expectWhole(page);
      // the page's router knows no part but its own: it was never sent elsewhere
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

test("a page's rules about keys and clicks hold for what is its own", async ({ page }) => {
  await page.goto(siteOf("lbk", "/skrip-lama.html"));
  await page.getByRole("link", { name: "Aduan" }).click();
  await expect(page.locator("#laluan-aduan")).toBeVisible();
  await expect(page.locator("kaunter-pay")).toBeHidden();
});
