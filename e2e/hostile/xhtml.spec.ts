import { expect, test } from "@playwright/test";
import { PORTAL, siteOf } from "../support/system.ts";

/** A page in XHTML. Chromium starts no module script there, so the tag stays what it is: the link inside it. */

const LINK = "Bayar di sini: Majlis Perbandaran Tawau";

const PAGE = `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" lang="ms" xml:lang="ms">
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
  const address = siteOf("mpt", "/xhtml");
  await page.route(address, (route) =>
    route.fulfill({ contentType: "application/xhtml+xml; charset=utf-8", body: PAGE }),
  );
  // the load event comes after the page's scripts
  await page.goto(address, { waitUntil: "load" });
  expect(await page.evaluate(() => document.contentType)).toBe("application/xhtml+xml");
  const counter = page.locator("kaunter-pay");
  expect(await counter.evaluate((element) => element.shadowRoot)).toBeNull();
  await counter.getByRole("link", { name: LINK, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^${PORTAL}/#/search\\?council=mpt`));
});
