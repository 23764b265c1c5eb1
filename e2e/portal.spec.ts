import { expect, test } from "@playwright/test";
import { nameOfCouncil, placeOfCouncil } from "../src/domain/councils.ts";
import { isReceiptNumber } from "../src/domain/payments/orderNumber.ts";
import { addToCart, atTheBank, fillCheckout, PAYER, proceed, search, TEXTS, way } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";

/** The main job at the portal, as a guest: find a bill, pay it at a bank, get the receipt. */

const COUNCILS = { ms: "mps", en: "dbkk", zh: "mdld" } as const;

for (const language of ["ms", "en", "zh"] as const) {
  test(
    `a guest pays an assessment and a compound in one payment, in ${language} (rule 1.1)`,
    language === "ms" ? {} : { tag: "@long" },
    async ({ page }) => {
      const t = TEXTS[language];
      const council = COUNCILS[language];
      const assessment = await ownBill(council, "threeChoices");
      const compound = await ownBill(council, "compound");
      await page.goto("/");
      const button = { ms: "BM", en: "EN", zh: "中文" }[language];
      await page.getByRole("button", { name: button }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      // The dialog is visible by default, blocks nothing, and counts as seen once the citizen goes on.
      const covid = page.getByRole("dialog", { name: t.dialogs.covid.title.replace("{{percent}}", "20") });
      await expect(covid).toBeVisible();
      const main = page.getByRole("main");
      // The place has a line of its own, so a screen reader pauses there, also in a Chinese name.
      await main
        .getByRole("link")
        .filter({ hasText: nameOfCouncil(council, language).name })
        .click();
      await main.getByRole("link", { name: new RegExp(`^${t.charges.name.assessment}`) }).click();
      await expect(covid).toHaveCount(0);

      const chosen = `${placeOfCouncil(council, language)} · ${t.charges.name.assessment}`;
      await expect(main.getByText(chosen)).toBeVisible();
      await search(page, t, assessment);
      await expect(page.getByRole("radio", { name: t.charges.assessment.selection["1"] })).toBeVisible();
      await page.getByRole("radio", { name: t.charges.assessment.selection["3"] }).check();
      await addToCart(page, t);
      await expect(page.getByText(t.cart.inCart_one.replace("{{count}}", "1"))).toBeAttached();

      await search(page, t, compound);
      await addToCart(page, t);
      await way(page, t.search.goToCart).click();
      await expect(page.getByRole("article")).toHaveCount(2);
      await way(page, t.cart.checkout).click();

      await fillCheckout(page, t);
      const total = await page.getByRole("table").getByText(/^RM /).last().innerText();
      await proceed(page, t);
      await atTheBank(page, "approve");

      await page.waitForURL(/localhost:\d+\/#\/receipt$/);
      await expect(page.getByText(t.receipt.paid.title, { exact: true })).toBeVisible();
      await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
      const receipt = page.getByRole("main");
      const number = await receipt.getByText(/^R\d{6}-/).innerText();
      expect(isReceiptNumber(number)).toBe(true);
      await expect(receipt.getByText(total).first()).toBeVisible();
      await expect(receipt.getByText(PAYER.name)).toBeVisible();
      await expect(receipt.getByRole("heading", { name: assessment.number })).toBeVisible();
      await expect(receipt.getByText(/\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M/).first()).toBeVisible();
      await expect(page.getByText(t.cart.inCart_other.replace("{{count}}", "2"))).toHaveCount(0);

      // Refresh, and the status link alone, show the same receipt.
      await page.reload();
      await expect(page.getByText(number)).toBeVisible();
      const link = await page.getByRole("link", { name: t.receipt.keepLink }).getAttribute("href");
      const stranger = await page.context().browser()!.newContext();
      const elsewhere = await stranger.newPage();
      await elsewhere.goto(link!);
      await expect(elsewhere.getByText(number)).toBeVisible();
      await stranger.close();

      // The paid bills are no longer due.
      await page.goto(`/#/search?council=${council}`);
      await search(page, t, compound);
      await expect(page.getByText(t.search.nothingDue)).toBeVisible();
    },
  );
}
