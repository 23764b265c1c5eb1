import { expect, type Locator, type Page, test } from "@playwright/test";
import { licenceKeyOf } from "../src/domain/licenceKey.ts";
import { watchHost } from "./hostile/hostPage.ts";
import { addToCart, goToCheckout, payAtBank, search, TEXTS, way } from "./support/counter.ts";
import { type OwnBill, ownBill } from "./support/own.ts";
import { download } from "./support/papers.ts";
import { siteOf } from "./support/system.ts";

/** A licence is renewed, paid and printed: at the portal, and on a council's page. */

const t = TEXTS.ms;
const COUNCIL = "mdld";

type Place = Page | Locator;

async function renew(at: Place, bill: OwnBill): Promise<void> {
  await search(at, t, bill);
  await addToCart(at, t);
}

const printLink = (at: Place, number: string) => way(at, t.common.printLicence.replace("{{number}}", number));

/** Every value of the licence on the screen is in the file. */
async function saysTheSame(at: Place, text: string): Promise<void> {
  const onPaper = text.replace(/\s+/g, "");
  const values = await at.locator("article dd").allInnerTexts();
  expect(values.length).toBeGreaterThan(8);
  for (const value of values) expect(onPaper).toContain(value.replace(/\s+/g, ""));
}

test("a licence is printed from its paid receipt, and one without its owner's photo is not (rules 1.5, 8.18)", async ({
  page,
}) => {
  // A whole payment, and a document whose fonts are cut at the first request.
  test.slow();
  const renewed = await ownBill(COUNCIL, "operation");
  const withoutPhoto = await ownBill(COUNCIL, "operationWithoutPhoto");
  const { number } = renewed;
  for (const bill of [renewed, withoutPhoto]) {
    await page.goto(`/#/search?council=${COUNCIL}`);
    await page.reload();
    await renew(page, bill);
  }
  await page.goto("/#/checkout");
  await payAtBank(page, page, t);
  await printLink(page, number).click();

  await expect(page.getByRole("heading", { level: 1, name: t.shell.screen.licence })).toBeFocused();
  const { hash } = new URL(page.url());
  expect(licenceKeyOf(/digital_license\/([\w-]+)\?/.exec(hash)?.[1] ?? "")).toEqual({ number, year: 2026 });
  await expect(page).toHaveTitle(new RegExp(`^${t.shell.screen.licence} - `));
  const licence = page.getByRole("article");
  await expect(licence.getByRole("heading", { name: "Lesen Operasi" })).toBeVisible();
  await expect(licence.getByRole("img", { name: t.licence.shows.photo })).toBeVisible();
  const { name, text, facts } = await download(page, page, t);
  expect(name).toBe(`lesen-${number}-2026.pdf`);
  expect(facts.Title).toBe(`Lesen Operasi ${number}`);
  await saysTheSame(page, text);
  for (const condition of [t.licence.condition.display, t.licence.condition.renew])
    expect(text.replace(/\s+/g, " ")).toContain(condition);

  // The status link shows it again in a browser without data.
  const elsewhere = await page.context().browser()!.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole("article").getByText(number).first()).toBeVisible();
  await elsewhere.goto(page.url().replace(/&?status=[\w-]+/, ""));
  await elsewhere.reload();
  await expect(elsewhere.getByText(t.licence.proof.title)).toBeVisible();
  await elsewhere.close();

  await page.goBack();
  await printLink(page, withoutPhoto.number).click();
  await expect(page.getByText(t.licence.noPhoto.title)).toBeVisible();
  await expect(page.getByText(t.licence.noPhoto.help)).toBeVisible();
  await expect(page.getByRole("button", { name: t.common.download })).toHaveCount(0);
});

test("on a site with a page for each screen, the receipt leads to the licence's page, and its address reveals nothing", async ({
  page,
}) => {
  const bill = await ownBill(COUNCIL, "stallOfHawker");
  const { number } = bill;
  await page.goto(siteOf(COUNCIL, "/bayar.html"));
  await renew(page, bill);
  await page.goto(siteOf(COUNCIL, "/bayaran.html"));
  await payAtBank(page, page, t);
  await printLink(page, number).click();
  await page.waitForURL(siteOf(COUNCIL, "/lesen.html"));
  const licence = page.locator("kaunter-licence").getByRole("article");
  await expect(licence.getByRole("heading", { name: "Lesen Penjaja" })).toBeVisible();
  await expect(licence.getByText(number).first()).toBeVisible();
});

test("on a council's page with a strict policy, the element prints it (rule 1.5)", async ({ page }) => {
  const { wrongs } = await watchHost(page);
  const bill = await ownBill(COUNCIL, "nightMarket");
  const { number } = bill;
  const site = siteOf(COUNCIL, "/");
  await page.goto(site);
  const counter = page.locator("kaunter-pay");
  await renew(counter, bill);
  await goToCheckout(counter, t);
  await payAtBank(page, counter, t);
  await printLink(counter, number).click();
  const licence = counter.getByRole("article");
  await expect(licence.getByRole("heading", { name: "Permit Pasar Malam dan Tapak" })).toBeVisible();
  await expect(licence.getByRole("img", { name: t.licence.shows.photo })).toBeVisible();
  const { name, text } = await download(page, counter, t);
  expect(name).toBe(`lesen-${number}-2026.pdf`);
  await saysTheSame(counter, text);
  expect(page.url()).toBe(site);
  expect(wrongs).toEqual([]);
});
