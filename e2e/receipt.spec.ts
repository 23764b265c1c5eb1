import { expect, type Locator, type Page, test } from "@playwright/test";
import { amountInWords } from "../src/domain/amountInWords/amountInWords.ts";
import { senFromRinggit } from "../src/domain/money.ts";
import { printedReceipt as paper } from "../src/i18n/ms/printedReceipt.ts";
import { readPdf } from "../tests/unit/print/readPdf.ts";
import { watchHost } from "./hostile/hostPage.ts";
import { addToCart, goToCheckout, PAYER, payAtBank, search, TEXTS } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";
import { download, printReceipt } from "./support/papers.ts";
import { siteOf } from "./support/system.ts";

/** The receipt on paper has the content of the screen, at the portal and on a council's page. */

const t = TEXTS.ms;
const COUNCIL = "mdkgu";

type Place = Page | Locator;

/** The pages that the browser prints. Chromium without a window has no print dialog, and gives the same pages as a PDF. */
async function print(page: Page, at: Place, how: string = t.common.print): Promise<string> {
  await printReceipt(page, at, how);
  const { pages } = await readPdf(new Uint8Array(await page.pdf()));
  return pages.join("\n");
}

/** The page as the browser's menu prints it, once the receipt is drawn. */
async function drawnFromMenu(page: Page): Promise<string> {
  let printed = "";
  await expect
    .poll(async () => {
      printed = unbroken((await readPdf(new Uint8Array(await page.pdf()))).pages.join("\n"));
      return printed;
    })
    .toContain(unbroken(paper.scan));
  return printed;
}

/** Without the breaks of its lines, the capitals of its headings and hyphens that do not break. */
const unbroken = (text: string) => text.replaceAll(/\s/g, "").replaceAll("\u2011", "-").toLowerCase();

/** Every value beside a label on the screen. */
async function shown(at: Place): Promise<readonly string[]> {
  return at.locator("dd").allInnerTexts();
}

test("the downloaded and the printed receipt have the content of the screen, and the file's name names nobody (rule 1.4)", async ({
  page,
}) => {
  await page.goto(`/#/search?council=${COUNCIL}`);
  await search(page, t, await ownBill(COUNCIL, "compound"));
  await addToCart(page, t);
  await page.goto("/#/checkout");
  await payAtBank(page, page, t);
  const receipt = page.getByRole("main");
  const number = await receipt.getByText(/^R\d{6}-/).innerText();
  const total = (await shown(receipt)).at(-1) ?? "";

  const { name, text, facts } = await download(page, page, t);
  expect(name).toBe(`resit-${number}.pdf`);
  expect(facts.Title).toBe(`Resit ${number}`);
  for (const value of await shown(receipt)) expect(text).toContain(value.replace(/^RM /, ""));
  expect(text).toContain(PAYER.name);
  expect(text.replace(/\s+/g, " ")).toContain(
    amountInWords(senFromRinggit(total.replace(/[RM ,]/g, "")), "ms"),
  );
  await expect(page.getByRole("link", { name: "Buka PDF" })).toBeVisible();

  // The browser's menu prints every word of the PDF, as soon as the page has fetched what draws it.
  const printed = await drawnFromMenu(page);
  for (const word of text.split(/\s+/)) expect(printed).toContain(unbroken(word));
  expect(printed).not.toContain(unbroken(t.receipt.keepLink));

  // The browser's own keys print the receipt too, not the page around it.
  await page.keyboard.press("Control+p");
  await expect(page.frameLocator("iframe").getByText(number).first()).toBeAttached();
  const byKeys = (await readPdf(new Uint8Array(await page.pdf()))).pages.join(" ");
  expect(byKeys.replace(/\s+/g, " ")).toContain(
    amountInWords(senFromRinggit(total.replace(/[RM ,]/g, "")), "ms"),
  );

  const onPaper = await print(page, page);
  for (const value of await shown(receipt)) expect(onPaper).toContain(value.replace(/^RM /, ""));
  expect(onPaper).not.toContain(t.receipt.keepLink);

  await page.getByText("Cara lain untuk membuka atau mencetak").click();
  expect(await print(page, page, "Cetak pada gulungan kertas 80 mm")).toContain(number);
  await page.getByRole("link", { name: "Buka PDF" }).last().click();
  await page.waitForURL(/#\/pdf\b/);
  // The code that draws the PDF has two megabytes, which a busy machine loads slowly.
  await expect(page.getByText(number).first()).toBeVisible({ timeout: 40_000 });
});

test("on a council's page with a strict policy, the receipt is downloaded and printed from the element (rule 1.4)", async ({
  page,
}) => {
  const { wrongs } = await watchHost(page);
  const site = siteOf(COUNCIL, "/");
  const bill = await ownBill(COUNCIL, "parking");
  await page.goto(site);
  const heading = await page.getByRole("heading", { level: 1 }).first().innerText();
  const counter = page.locator("kaunter-pay");
  await search(counter, t, bill);
  await addToCart(counter, t);
  await goToCheckout(counter, t);
  await payAtBank(page, counter, t);
  const number = await counter.getByText(/^R\d{6}-/).innerText();
  const { name, text } = await download(page, counter, t);
  expect(name).toBe(`resit-${number}.pdf`);
  expect(text).toContain(number);
  expect(text).toContain(bill.number);
  const printed = await drawnFromMenu(page);
  for (const said of [number, bill.number, paper.inWords, heading]) expect(printed).toContain(unbroken(said));
  const onPaper = await print(page, counter);
  expect(onPaper).toContain(number);
  expect(onPaper).toContain(bill.number);
  expect(onPaper).not.toContain(heading);
  expect(page.url()).toBe(site);
  expect(wrongs).toEqual([]);
});
