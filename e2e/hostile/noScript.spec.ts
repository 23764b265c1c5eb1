import { expect, test } from "@playwright/test";
import { PORTAL, siteOf } from "../support/system.ts";

/** A browser without JavaScript gets a link that works, and a portal that says what it needs. */

test.use({ javaScriptEnabled: false });

for (const [where, path] of [
  ["the tag's own link names the council and", "/"],
  ["a link alone", "/pautan.html"],
] as const)
  test(`without scripts, ${where} leads to the portal, which says in three languages what to do`, async ({
    page,
  }) => {
    await page.goto(siteOf("mpt", path));
    const link = page.getByRole("link", { name: "Bayar di sini" });
    if (path === "/") await expect(link).toHaveText("Bayar di sini: Majlis Perbandaran Tawau");
    await link.click();
    await expect(page).toHaveURL(new RegExp(`^${PORTAL}/#/search\\?council=mpt`));
    const notice = page.locator(".scriptless");
    await expect(notice).toBeVisible();
    for (const words of ["kaunter majlis", "council's counter", "地方议会柜台"])
      await expect(notice).toContainText(words);
  });
