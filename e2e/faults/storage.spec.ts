import { expect, test } from "./fixtures.ts";
import { decide } from "./payments.ts";
import { PLACE_NAMES } from "./places.ts";

/** A browser that stores nothing. The return address and the status link are enough. */

for (const place of PLACE_NAMES)
  test(`${place}: with all storage denied`, async ({ arrive, page }) => {
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException("storage is denied", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage", "indexedDB"])
        Object.defineProperty(window, name, { get: denied });
    });
    const citizen = await arrive(place);
    await citizen.comeBackAfter("pending");
    await expect(citizen.ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
    await citizen.expectHonest();
    const link = citizen.ours.getByRole("link", { name: citizen.t.receipt.keepLink });
    const address = await link.getAttribute("href");
    await decide(citizen.town, citizen.payment, "approve");
    await citizen.askAgain();
    await citizen.expectReceipt();
    // Closed and opened again with the status link only.
    await page.goto(address ?? "");
    await expect(page.getByText(/^R\d{6}-/)).toHaveCount(1);
  });

test("with cookies blocked", async ({ arrive, page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setDocumentCookieDisabled", { disabled: true });
  await page.route("**/*", async (route) => {
    const { cookie: _cookie, ...headers } = route.request().headers();
    await route.continue({ headers });
  });
  const citizen = await arrive("kaunter-pay");
  await citizen.comeBackAfter("approve");
  await citizen.expectReceipt();
  expect(await context.cookies()).toEqual([]);
});
