import { mkdirSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright";
import { samplesOf } from "../demo/records/samples.ts";
import { chromiumLaunch } from "../tests/chromium.ts";
import { settled } from "./accessible/settled.ts";
import { addToCart, atTheBank, fillCheckout, proceed, search, TEXTS } from "./support/counter.ts";

/**
 * Draws the README's pictures from a running system (`npm start` in another terminal, with fresh data): a citizen from the bill
 * to the receipt.
 */

const PORTAL = `http://localhost:${process.env.PORT ?? 4173}`;
const FOLDER = "docs/pictures";
const t = TEXTS.en;

async function shot(page: Page): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await settled(page);
  // The hover colours have faded.
  return (await page.screenshot({ animations: "disabled" })).toString("base64");
}

async function walk(browser: Browser): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 760 }, deviceScaleFactor: 1.5 });
  await page.goto(`${PORTAL}/#/search?lang=en`);
  await search(page, t, { charge: "assessment", number: samplesOf("mpt").threeChoices.number });
  await page.getByRole("radio", { name: t.charges.assessment.selection["3"] }).check();
  const found = await shot(page);
  await addToCart(page, t);
  await page.goto(`${PORTAL}/#/checkout`);
  await fillCheckout(page, t, { email: "siti@example.my" });
  await page.evaluate(() => scrollTo(0, 0));
  const confirmation = await shot(page);
  await proceed(page, t);
  await atTheBank(page, "approve");
  await page.getByText(t.receipt.paid.text).waitFor();
  return [found, confirmation, await shot(page)];
}

/** Puts the screens side by side. */
async function draw(browser: Browser, screens: readonly string[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1260, height: 790 } });
  const images = screens.map(
    (screen) =>
      `<img src="data:image/png;base64,${screen}" style="width:390px;border:1px solid #ccd;border-radius:14px">`,
  );
  await page.setContent(
    `<body style="margin:14px;display:flex;gap:18px;background:#eef1ef">${images.join("")}</body>`,
  );
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: `${FOLDER}/journey.png` });
}

const browser = await chromium.launch(chromiumLaunch());
try {
  await draw(browser, await walk(browser));
} finally {
  await browser.close();
}
