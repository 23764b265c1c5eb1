import { expect, test } from "@playwright/test";
import { PORTAL, siteOf } from "../support/system.ts";

/** A page in XHTML. Chromium starts no module script there, so the tag stays what it is: the link inside it. */

// The test answers for the council's site, and Chromium then asks before the page loads a script from this machine.
test.use({ permissions: ["local-network-access"] });

const LINK = "Bayar di sini: Majlis Perbandaran Tawau";

const PAGE = `<html xmlns="http://www.w3.org/1999/xhtml" lang="ms" xml:lang="ms">
  <head>
    <title>Majlis</title>
    <link rel="stylesheet" href="${PORTAL}/widgets/kaunter.css" />
    <script type="module" src="${PORTAL}/widgets/kaunter.js"></script>
  </head>
  <body>
    <kaunter-pay council="mpt"><a href="${PORTAL}/#/search?council=mpt">${LINK}</a></kaunter-pay>
  </body>
</html>`;

test("on a page in XHTML the tag's link stays, and leads to the council's search", async ({ page }) => {
  const open = async (type: string) => {
    const address = siteOf("mpt", `/${type}`);
    await page.route(address, (route) =>
      route.fulfill({ contentType: `${type}; charset=utf-8`, body: PAGE }),
    );
    // the load event comes after the page's scripts
    await page.goto(address, { waitUntil: "load" });
    expect(await page.evaluate(() => document.contentType)).toBe(type);
  };
  const counter = page.locator("kaunter-pay");
  const link = counter.getByRole("link", { name: LINK, exact: true });
  // the same page in HTML becomes a counter
  await open("text/html");
  await expect(counter.getByRole("textbox").first()).toBeVisible();
  await expect(link).toBeHidden();
  await open("application/xhtml+xml");
  expect(await page.evaluate(() => customElements.get("kaunter-pay"))).toBeUndefined();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`^${PORTAL}/#/search\\?council=mpt`));
});
