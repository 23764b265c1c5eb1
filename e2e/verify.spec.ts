import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import axe from "axe-core";
import { verifyLink } from "../src/domain/statements/verifyLink.ts";
import { VERIFY_TEXTS } from "../src/i18n/verifyTexts.ts";
import { readKeyFile, replaceKeyFile } from "../src/server/statements/keyFile.ts";
import { rotated } from "../src/server/statements/keyRing.ts";
import { addToCart, atTheBank, fillCheckout, PAYER, proceed, search, TEXTS, way } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";
import { DATA, PORTAL } from "./support/system.ts";

/**
 * The QR code of a receipt, checked on the small page that a phone's camera opens and on the portal's own page, also without a
 * network.
 */

const t = TEXTS.en;
const words = await VERIFY_TEXTS.en();

interface Answer {
  readonly statement: string;
}

/** Pays a bill of its own. @returns the link in the receipt's QR code */
async function paidLink(page: Page): Promise<string> {
  await page.goto("/#/search?council=mdsp&lang=en");
  await search(page, t, await ownBill("mdsp", "billboard"));
  await addToCart(page, t);
  await way(page, t.search.goToCart).click();
  await way(page, t.cart.checkout).click();
  await fillCheckout(page, t);
  await proceed(page, t);
  const paid = page.waitForResponse(
    async (answer) =>
      /\/api\/(payments|query|requery)/.test(answer.url()) &&
      /"statement":/.test(await answer.text().catch(() => "")),
  );
  await atTheBank(page, "approve");
  // the answer is the payment, or has it, as the answer to the return handle
  const answer: Answer & { readonly payment?: Answer } = await (await paid).json();
  return verifyLink(PORTAL, (answer.payment ?? answer).statement);
}

const outcome = (page: Page) => page.locator("[data-outcome]");

test("a receipt's code is genuine, and forged when altered; without a network its status stays unchecked; another key changes nothing", async ({
  page,
  browser,
}) => {
  const link = await paidLink(page);

  const inspector = await browser.newContext({ locale: "en-MY" });
  const phone = await inspector.newPage();
  const refused: string[] = [];
  phone.on("console", (said) => {
    if (/Content.Security.Policy/i.test(said.text())) refused.push(said.text());
  });
  const asked: string[] = [];
  phone.on("request", (request) => asked.push(request.url()));
  await phone.goto(link);
  await expect(outcome(phone)).toHaveAttribute("data-outcome", "genuine");
  await expect(phone.getByRole("heading", { name: words.outcome.genuine.title, exact: true })).toBeVisible();
  await expect(phone.getByText("Semporna District Council")).toBeVisible();
  await expect(phone.locator("body")).not.toContainText(PAYER.name);
  expect(refused).toEqual([]);
  // No address that a server sees contains the code.
  for (const address of asked) expect(address).not.toContain(new URL(link).hash.slice(1));

  await phone.goto(link.replace(/~(\d+)~/, "~1$1~"));
  await expect(outcome(phone)).toHaveAttribute("data-outcome", "forged");
  await phone.goto(link.slice(0, -3));
  await expect(outcome(phone)).toHaveAttribute("data-outcome", "unreadable");

  const keys = join(DATA, "keys", "statement-keys.json");
  await replaceKeyFile(keys, rotated(await readKeyFile(keys), new Date()));
  await phone.goto(link);
  await expect(outcome(phone)).toHaveAttribute("data-outcome", "genuine");

  // No other page of the portal was ever opened. The small page alone made the browser store everything.
  await phone.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await inspector.setOffline(true);
  const offline = await inspector.newPage();
  await offline.goto(link);
  await expect(outcome(offline)).toHaveAttribute("data-outcome", "genuine_unchecked");
  await offline.goto(link.replace("~mdsp~", "~mpt~"));
  await expect(outcome(offline)).toHaveAttribute("data-outcome", "forged");

  await offline.getByRole("link", { name: words.another }).click();
  await offline.getByRole("textbox", { name: words.field }).fill(link);
  await offline.getByRole("button", { name: words.check, exact: true }).click();
  await expect(offline).toHaveURL(link);
  await expect(outcome(offline)).toHaveAttribute("data-outcome", "genuine_unchecked");
  await inspector.close();
});

test("without keys and without the portal the page says nothing about the document", async ({ page }) => {
  await page.route("**/api/**", (route) => route.abort());
  const statement = `1f0c93ab.r~mpt~R261122-01234-567YZ-K~34310~2026-11-22.${"A".repeat(86)}`;
  await page.goto(`${verifyLink(PORTAL, statement).replace("#", "?lang=en#")}`);
  await expect(outcome(page)).toHaveAttribute("data-outcome", "no_keys");
  await expect(page.getByText(words.outcome.no_keys.text)).toBeVisible();
});

test("the small page uses the chosen language, and passes it on to the portal", async ({ page }) => {
  const [ms, zh] = await Promise.all([VERIFY_TEXTS.ms(), VERIFY_TEXTS.zh()]);
  await page.goto("/verify?lang=ms");
  await expect(page.getByRole("heading", { name: ms.title })).toBeVisible();
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.getByRole("heading", { name: zh.title })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh");
  await page.getByRole("link", { name: zh.form }).click();
  await expect(page.getByRole("textbox", { name: zh.field })).toBeVisible();
});

test("every other text is reported as no statement, and none of it is run", async ({ page }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const hash of ["<img src=x onerror=alert(1)>", "javascript:alert(1)", "%00%ff", "x".repeat(20_000)]) {
    await page.goto("about:blank");
    await page.goto(`/verify?lang=en#${hash}`);
    await expect(outcome(page)).toHaveAttribute("data-outcome", /^(unreadable|not_ours)$/);
  }
  expect(dialogs).toEqual([]);
});

test("axe finds nothing on the small page, in light and in dark colours", async ({ page }) => {
  const statement = `1f0c93ab.r~mpt~R261122-01234-567YZ-K~34310~2026-11-22.${"A".repeat(86)}`;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const hash of ["", `#${statement}`, "#x"]) {
      await page.goto("about:blank");
      await page.goto(`/verify?lang=ms${hash}`);
      await expect(page.getByRole("heading", { level: hash === "" ? 1 : 2 })).toBeVisible();
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() => axe.run());
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  }
});
