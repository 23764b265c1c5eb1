import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { unpaidCompound } from "../demo/records/compounds.ts";
import { samplesOf } from "../demo/records/samples.ts";
import { amountInWords } from "../src/domain/amountInWords/amountInWords.ts";
import { senFromRinggit } from "../src/domain/money.ts";
import { readPdf } from "../tests/print/readPdf.ts";
import {
  addToCart,
  atTheBank,
  type BillToFind,
  fillCheckout,
  PAYER,
  proceed,
  search,
  TEXTS,
  way,
} from "./counter.ts";

/** The receipt on paper says what the screen says, at the portal and on a council's page. */

const t = TEXTS.ms;
const COUNCIL = "mdkgu";

const COMPOUND: BillToFind = { charge: "compound", number: unpaidCompound(COUNCIL) };
const PARKING: BillToFind = { charge: "parking", number: samplesOf(COUNCIL).parking.number };

type Place = Page | Locator;

/** Pays a bill in the cart, at the bank of the page. */
async function pay(page: Page, at: Place): Promise<void> {
  await fillCheckout(at, t);
  await proceed(at, t);
  await atTheBank(page, "approve");
  await expect(at.getByText(t.receipt.paid.text)).toBeVisible();
}

/** What the downloaded file says, on one page after the other, and how it is called. */
async function download(page: Page, at: Place) {
  const coming = page.waitForEvent("download");
  await at.getByRole("button", { name: t.common.download }).click();
  const file = await coming;
  const { pages, facts } = await readPdf(new Uint8Array(await readFile(await file.path())));
  return { name: file.suggestedFilename(), text: pages.join("\n"), facts };
}

/** What the browser prints from there: Chromium without a window has no dialog, and gives the same pages as a PDF. */
async function print(page: Page, at: Place, how: string = t.common.print): Promise<string> {
  await at.getByRole("button", { name: how, exact: true }).click();
  await expect(
    page
      .frameLocator("iframe")
      .getByText(/^R\d{6}-/)
      .first(),
  ).toBeAttached();
  const { pages } = await readPdf(new Uint8Array(await page.pdf()));
  return pages.join("\n");
}

/** Every value that stands beside a label on the screen. */
async function shown(at: Place): Promise<readonly string[]> {
  return at.locator("dd").allInnerTexts();
}

test("the receipt that is downloaded or printed says what the screen says, and its name holds nobody's", async ({
  page,
}) => {
  await page.goto(`/#/search?council=${COUNCIL}`);
  await search(page, t, COMPOUND);
  await addToCart(page, t);
  await page.goto("/#/checkout");
  await pay(page, page);
  const receipt = page.getByRole("main");
  const number = await receipt.getByText(/^R\d{6}-/).innerText();
  const total = (await shown(receipt)).at(-1) ?? "";

  const { name, text, facts } = await download(page, page);
  expect(name).toBe(`resit-${number}.pdf`);
  expect(facts.Title).toBe(`Resit ${number}`);
  for (const value of await shown(receipt)) expect(text).toContain(value.replace(/^RM /, ""));
  expect(text).toContain(PAYER.name);
  expect(text.replace(/\s+/g, " ")).toContain(
    amountInWords(senFromRinggit(total.replace(/[RM ,]/g, "")), "ms"),
  );
  await expect(page.getByRole("link", { name: "Buka PDF" })).toBeVisible();

  const onPaper = await print(page, page);
  for (const value of await shown(receipt)) expect(onPaper).toContain(value.replace(/^RM /, ""));
  expect(onPaper).not.toContain(t.receipt.keepLink);

  await page.getByText("Cara lain").click();
  expect(await print(page, page, "Cetak pada gulungan kertas 80 mm")).toContain(number);
  await page.getByRole("link", { name: "Buka PDF" }).last().click();
  await page.waitForURL(/#\/pdf\b/);
  await expect(page.getByText(number).first()).toBeVisible();
});

test("on a council's page, under its own strict policy, the receipt is downloaded and printed from the element", async ({
  page,
}) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) violations.push(message.text());
  });
  const site = `http://${COUNCIL}.localhost:4274/`;
  await page.goto(site);
  const heading = await page.getByRole("heading", { level: 1 }).first().innerText();
  const counter = page.locator("kaunter-pay");
  await search(counter, t, PARKING);
  await addToCart(counter, t);
  await way(counter, t.search.goToCart).click();
  await way(counter, t.cart.checkout).click();
  await pay(page, counter);
  const number = await counter.getByText(/^R\d{6}-/).innerText();
  const { name, text } = await download(page, counter);
  expect(name).toBe(`resit-${number}.pdf`);
  expect(text).toContain(number);
  expect(text).toContain(PARKING.number);
  const onPaper = await print(page, counter);
  expect(onPaper).toContain(number);
  expect(onPaper).toContain(PARKING.number);
  expect(onPaper).not.toContain(heading);
  expect(page.url()).toBe(site);
  expect(violations).toEqual([]);
});
