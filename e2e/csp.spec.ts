import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { createKeyMaterial } from "../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { addToCart, fillCheckout, proceed, search, TEXTS } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";
import { ROUTES } from "./support/routes.ts";
import { PORTAL } from "./support/system.ts";

/** The portal's strict policy allows no inline code except the build's own, and no third party. */

test("the portal's policy allows no inline code but its own and no third party, and no screen violates it (rule 7.24)", async ({
  page,
}) => {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (what: string) => violations.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { noteViolation } = window as unknown as { noteViolation(what: string): void };
      noteViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${PORTAL}/`)) foreign.push(request.url());
  });
  const answer = await page.goto("/");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).toContain("require-trusted-types-for 'script'");
  for (const route of [...ROUTES, "/nowhere"]) {
    await page.goto(`/#${route}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  // The workers are the portal's own scripts, which its policy allows.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(2);
  expect(violations).toEqual([]);
  expect(foreign).toEqual([]);
});

test.describe("a gateway", () => {
  // The other host has a certificate of the test.
  test.use({ ignoreHTTPSErrors: true });

  test("that redirects to another host takes the citizen there", async ({ page }) => {
    const t = TEXTS.ms;
    const { privateKey: key, certificate: cert } = await createKeyMaterial();
    const elsewhere = createServer({ key, cert }, (_request, response) =>
      response.end("<!doctype html><h1>Confirm the payment at your bank</h1>"),
    );
    await once(elsewhere.listen(0, "127.0.0.1"), "listening");
    const { port } = elsewhere.address() as AddressInfo;
    await page.route("**/FPXMain/seller2DReceiver.jsp", (route) =>
      route.fulfill({ status: 302, headers: { location: `https://127.0.0.1:${port}/3ds` } }),
    );
    await page.goto("/#/search?council=mdbrn");
    await search(page, t, await ownBill("mdbrn", "threeChoices"));
    await addToCart(page, t);
    await page.goto("/#/checkout");
    await fillCheckout(page, t);
    await proceed(page, t);
    await expect(page.getByRole("heading", { name: "Confirm the payment at your bank" })).toBeVisible();
    elsewhere.close();
  });
});
