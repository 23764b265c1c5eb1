import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { licenceOfShape } from "../demo/records/licences.ts";
import { licenceKeyOf } from "../src/domain/licenceKey.ts";
import { readPdf } from "../tests/print/readPdf.ts";
import { addToCart, atTheBank, fillCheckout, proceed, search, TEXTS, way } from "./counter.ts";

/** A licence is renewed, paid and printed: at the portal, and on a council's page. */

const t = TEXTS.ms;
const COUNCIL = "mdld";

type Place = Page | Locator;

async function renew(at: Place, number: string): Promise<void> {
  await search(at, t, { charge: "license", number });
  await addToCart(at, t);
}

async function pay(page: Page, at: Place): Promise<void> {
  await fillCheckout(at, t);
  await proceed(at, t);
  await atTheBank(page, "approve");
  await expect(at.getByText(t.receipt.paid.text)).toBeVisible();
}

const printLink = (at: Place, number: string) => way(at, t.common.printLicence.replace("{{number}}", number));

/** What the downloaded licence says. */
async function download(page: Page, at: Place) {
  const coming = page.waitForEvent("download");
  await at.getByRole("button", { name: t.common.download }).click();
  const file = await coming;
  const { pages, facts } = await readPdf(new Uint8Array(await readFile(await file.path())));
  return { name: file.suggestedFilename(), text: pages.join("\n"), facts };
}

/** Every value of the licence on the screen stands in the file. */
async function saysTheSame(at: Place, text: string): Promise<void> {
  const onPaper = text.replace(/\s+/g, "");
  const values = await at.locator("article dd").allInnerTexts();
  expect(values.length).toBeGreaterThan(8);
  for (const value of values) expect(onPaper).toContain(value.replace(/\s+/g, ""));
}

test("a licence is printed from its paid receipt; one whose owner's photo is missing is not", async ({
  page,
}) => {
  // a whole payment, and a document whose fonts are cut at the first request
  test.slow();
  const [number, withoutPhoto] = [
    licenceOfShape(COUNCIL, "operation"),
    licenceOfShape(COUNCIL, "operationWithoutPhoto"),
  ];
  for (const renewed of [number, withoutPhoto]) {
    await page.goto(`/#/search?council=${COUNCIL}`);
    await page.reload();
    await renew(page, renewed);
  }
  await page.goto("/#/checkout");
  await pay(page, page);
  await printLink(page, number).click();

  await expect(page.getByRole("heading", { level: 1, name: t.shell.screen.licence })).toBeFocused();
  const { hash } = new URL(page.url());
  expect(licenceKeyOf(/digital_license\/([\w-]+)\?/.exec(hash)?.[1] ?? "")).toEqual({ number, year: 2026 });
  await expect(page).toHaveTitle(new RegExp(`^${t.shell.screen.licence} - `));
  const licence = page.getByRole("article");
  await expect(licence.getByRole("heading", { name: "Lesen Operasi" })).toBeVisible();
  await expect(licence.getByRole("img", { name: t.licence.shows.photo })).toBeVisible();
  const { name, text, facts } = await download(page, page);
  expect(name).toBe(`lesen-${number}-2026.pdf`);
  expect(facts.Title).toBe(`Lesen Operasi ${number}`);
  await saysTheSame(page, text);
  for (const condition of [t.licence.condition.display, t.licence.condition.renew])
    expect(text.replace(/\s+/g, " ")).toContain(condition);

  // the status link alone shows it again, in a browser that knows nothing
  const elsewhere = await page.context().browser()!.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole("article").getByText(number).first()).toBeVisible();
  await elsewhere.goto(page.url().replace(/&?status=[\w-]+/, ""));
  await elsewhere.reload();
  await expect(elsewhere.getByText(t.licence.proof.title)).toBeVisible();
  await elsewhere.close();

  await page.goBack();
  await printLink(page, withoutPhoto).click();
  await expect(page.getByText(t.licence.noPhoto.title)).toBeVisible();
  await expect(page.getByText(t.licence.noPhoto.help)).toBeVisible();
  await expect(page.getByRole("button", { name: t.common.download })).toHaveCount(0);
});

test("on a site with a page for each screen, the receipt leads to the licence's page, whose address says nothing", async ({
  page,
}) => {
  const number = licenceOfShape(COUNCIL, "stallOfHawker");
  const site = (path: string) => `http://${COUNCIL}.localhost:4274${path}`;
  await page.goto(site("/bayar.html"));
  await renew(page, number);
  await page.goto(site("/bayaran.html"));
  await pay(page, page);
  await printLink(page, number).click();
  await page.waitForURL(site("/lesen.html"));
  const licence = page.locator("kaunter-licence").getByRole("article");
  await expect(licence.getByRole("heading", { name: "Lesen Penjaja" })).toBeVisible();
  await expect(licence.getByText(number).first()).toBeVisible();
});

test("on a council's page, under its own strict policy, the element prints it", async ({ page }) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) violations.push(message.text());
  });
  const number = licenceOfShape(COUNCIL, "nightMarket");
  const site = `http://${COUNCIL}.localhost:4274/`;
  await page.goto(site);
  const counter = page.locator("kaunter-pay");
  await renew(counter, number);
  await way(counter, t.search.goToCart).click();
  await way(counter, t.cart.checkout).click();
  await pay(page, counter);
  await printLink(counter, number).click();
  const licence = counter.getByRole("article");
  await expect(licence.getByRole("heading", { name: "Permit Pasar Malam dan Tapak" })).toBeVisible();
  await expect(licence.getByRole("img", { name: t.licence.shows.photo })).toBeVisible();
  const { name, text } = await download(page, counter);
  expect(name).toBe(`lesen-${number}-2026.pdf`);
  await saysTheSame(counter, text);
  expect(page.url()).toBe(site);
  expect(violations).toEqual([]);
});
