import { expect, type Page, test } from "@playwright/test";
import { embed } from "../src/i18n/ms/embed.ts";
import {
  addToCart,
  atTheBank,
  fillCheckout,
  goToCheckout,
  proceed,
  search,
  TEXTS,
} from "./support/counter.ts";
import { ownBill } from "./support/own.ts";
import { MOST, noteShifts } from "./support/shifts.ts";
import { PORTAL, siteOf } from "./support/system.ts";

/** A webmaster configures a counter in the studio and copies it. It works on a page of the council's site. */

const t = TEXTS.ms;

// Chromium treats a page that no server sent as a public one and asks for permission before it calls this machine.
test.use({ permissions: ["clipboard-read", "clipboard-write", "local-network-access"] });

async function openStudio(page: Page, settings = ""): Promise<void> {
  await page.goto(`${PORTAL}/#/embed${settings}`);
  await expect(page.getByRole("heading", { level: 1, name: t.shell.page.embed })).toBeVisible();
  await expect(page.getByRole("heading", { name: embed.code.title })).toBeVisible();
}

/** Presses the button of a snippet. @returns the clipboard's text */
async function copied(page: Page, label: string): Promise<string> {
  // The status may still be that of an earlier copy.
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.getByRole("button", { name: `${embed.code.copy}: ${label}`, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: embed.code.copied })).toHaveCount(1);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe("");
  return read();
}

async function choose(page: Page, way: "module" | "pinned" | "link" | "frame"): Promise<void> {
  await page.getByRole("radio", { name: embed.code[way] }).check();
}

/** A page of the council's site with the pasted markup, whose policy is exactly the one that the studio suggests. */
async function pasteInto(page: Page, council: string, body: string, policy: string): Promise<void> {
  const address = siteOf(council as "mpt", "/tampal.html");
  await page.route(address, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: {
        "Content-Security-Policy": `default-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; ${policy}`,
      },
      body: `<!doctype html><html lang="ms"><title>Tampal</title><body>${body}<p>Hubungi kami</p></body></html>`,
    }),
  );
  await page.goto(address);
}

const policyOf = (page: Page) => copied(page, embed.code.module);

test("each copied kind of snippet is a working counter under the policy that the studio suggests", async ({
  page,
}) => {
  await openStudio(page, "?council=lbk&charge=parking&primary=%230b3d91");
  const policy = await policyOf(page);
  expect(policy).toBe(
    ["script-src", "connect-src", "style-src", "frame-src"].map((kind) => `${kind} ${PORTAL}`).join(";\n"),
  );
  const asModule = await copied(page, embed.code.forPage);
  await choose(page, "pinned");
  const asPinned = await copied(page, embed.code.forPage);
  await choose(page, "link");
  const asLink = (await copied(page, embed.code.forPage)) + (await copied(page, embed.code.script));
  expect(asPinned).toMatch(/widgets\/\d+\.\d+\.\d+\/kaunter\.js" integrity="sha384-/);
  const shifted = await noteShifts(page);

  for (const pasted of [asModule, asPinned, asLink]) {
    await pasteInto(page, "lbk", pasted, policy.replaceAll("\n", " "));
    const pay = page.locator("kaunter-pay");
    await expect(pay.getByRole("textbox", { name: t.charges.parking.number })).toBeVisible();
    await expect(pay).toHaveAttribute("council", "lbk");
    // The browser reports a movement after the frame that it is in.
    await page.evaluate(
      () => new Promise((pass) => requestAnimationFrame(() => requestAnimationFrame(pass))),
    );
    // A link has no place of its own: the counter takes it only when its program is there.
    const { sum, moves } = await shifted();
    if (pasted !== asLink) expect(sum, moves).toBeLessThanOrEqual(MOST);
    await page.unrouteAll();
  }

  const forged = asPinned.replace(/(kaunter\.js" integrity="sha384-).{8}/, "$1AAAAAAAA");
  const refused = page.waitForEvent("console", (message) => /integrity/.test(message.text()));
  await pasteInto(page, "lbk", forged, policy.replaceAll("\n", " "));
  await refused;
  await expect(page.getByRole("link", { name: "Bayar di sini" })).toBeVisible();
  expect(await page.evaluate(() => customElements.get("kaunter-pay"))).toBeUndefined();
});

test("the preview is the real element, follows the settings, stores nothing and leads nowhere", async ({
  page,
}) => {
  const payments: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/createPayment")) payments.push(response.url());
  });
  await openStudio(page, "?council=lbk");
  const preview = page.frameLocator("iframe");
  const pay = preview.locator("kaunter-pay");
  await search(pay, t, await ownBill("lbk", "parking"));
  await addToCart(pay, t);
  await page.getByRole("textbox", { name: embed.colour.primary, exact: true }).fill("#0b3d91");
  await expect(page).toHaveURL(/primary=%230b3d91/);
  await expect
    .poll(() => preview.locator("html").evaluate((root) => root.style.getPropertyValue("--kaunter-primary")))
    .toBe("#0b3d91");
  // Typed and found values are still there: the same element has other colours.
  await goToCheckout(pay, t);
  await fillCheckout(pay, t);
  // The page of the preview cannot create a payment.
  await proceed(pay, t);
  await expect(pay.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  expect(payments).toEqual([]);

  await page.getByRole("textbox", { name: embed.choose.account }).fill("P130001");
  await page.getByRole("combobox", { name: t.common.council }).selectOption("dbkk");
  await expect(page).toHaveURL(/council=dbkk/);
  expect(page.url()).not.toContain("P130001");
  await expect(pay).toHaveAttribute("account", "P130001");

  await page.goto(`${PORTAL}/#/cart`);
  await expect(page.getByText(t.cart.empty)).toBeVisible();
});

test("in a frame the counter pays to a receipt, which the portal shows, and no other site may frame it", async ({
  page,
}) => {
  await openStudio(page, "?council=lbk");
  await choose(page, "frame");
  const snippet = await copied(page, embed.code.forPage);
  const site = siteOf("lbk", "/bingkai.html");
  const answer = page.waitForResponse(/\/embed\/frame\.html/);
  const served = await page.goto(site);
  expect(await served?.text()).toContain(snippet);
  expect((await answer).headers()["content-security-policy"]).toContain(new URL(siteOf("lbk", "/")).origin);
  const pay = page.frameLocator("iframe").locator("kaunter-pay");
  await search(pay, t, await ownBill("lbk", "parking"));
  await addToCart(pay, t);
  await goToCheckout(pay, t);
  await fillCheckout(pay, t);
  await proceed(pay, t);
  await atTheBank(page, "approve");
  await page.waitForURL((url) => url.origin === PORTAL);
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
  await expect(page.getByText(/^R\d{6}-/)).toHaveCount(1);

  const foreign = siteOf("lbk", "/").replace("lbk.", "elsewhere.");
  await page.route(foreign, (route) => route.fulfill({ contentType: "text/html", body: snippet }));
  const refused = page.waitForEvent("console", (message) => /frame-ancestors/.test(message.text()));
  await page.goto(foreign);
  await refused;
  await expect(page.frameLocator("iframe").locator("kaunter-pay")).toHaveCount(0);
});
