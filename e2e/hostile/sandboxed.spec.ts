import { expect, test } from "@playwright/test";
import { fillCheckout, proceed, TEXTS, way } from "../support/counter.ts";
import { PORTAL, siteOf } from "../support/system.ts";
import { fillCart } from "./journey.ts";

/** A council's own frame whose sandbox forbids to leave the page. Banks refuse frames, so nobody can pay there. */

// The test answers for the council's site, and Chromium then asks before the page loads a script from this machine.
test.use({ permissions: ["local-network-access"] });

const t = TEXTS.ms;

const COUNTER = `<!doctype html><html lang="ms"><title>Kaunter</title>
<script type="module" src="${PORTAL}/widgets/kaunter.js"></script>
<kaunter-pay council="mps"><a href="${PORTAL}/#/search?council=mps">Bayar di sini</a></kaunter-pay></html>`;

const AROUND = `<!doctype html><html lang="ms"><title>Majlis</title>
<iframe title="Kaunter" allow="local-network-access" width="700" height="1200" sandbox="allow-scripts allow-same-origin allow-forms" src="/dalam"></iframe></html>`;

test("in a sandboxed frame that may not leave, the payment screen says so and what to do, and the console tells the webmaster", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  for (const [path, body] of [
    ["/luar", AROUND],
    ["/dalam", COUNTER],
  ] as const)
    await page.route(siteOf("mps", path), (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(siteOf("mps", "/luar"));
  const counter = page.frameLocator("iframe").locator("kaunter-pay");
  await fillCart(counter, { council: "mps", path: "/luar" });
  await way(counter, t.cart.checkout).click();
  await fillCheckout(counter, t);
  await proceed(counter, t);
  await expect(counter.getByText(t.confirmation.framed)).toBeVisible();
  await expect(counter.getByText(t.confirmation.framedHelp.replace("{{portal}}", PORTAL))).toBeVisible();
  expect(page.url()).toBe(siteOf("mps", "/luar"));
  expect(warnings).toContainEqual(expect.stringContaining("allow-top-navigation"));
});
