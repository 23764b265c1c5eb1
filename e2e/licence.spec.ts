import { expect, type Locator, type Page, test } from "@playwright/test";
import { licenceKeyOf } from "../src/domain/licenceKey.ts";
import { watchHost } from "./hostile/hostPage.ts";
import { addToCart, goToCheckout, payAtBank, search, TEXTS, way } from "./support/counter.ts";
import { type OwnBill, ownBill } from "./support/own.ts";
import { download } from "./support/papers.ts";
import { PORTAL, siteOf } from "./support/system.ts";

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
  const values = await at.locator("article").locator("dd, p, li").allInnerTexts();
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
    expect(text.replace(/\s+/g, "")).toContain(condition.replace(/\s+/g, ""));

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
  // A whole payment of three licences.
  test.slow();
  const hawker = await ownBill(COUNCIL, "stallOfHawker");
  const market = await ownBill(COUNCIL, "nightMarket");
  const operation = await ownBill(COUNCIL, "operation");
  await page.goto(siteOf(COUNCIL, "/bayar.html"));
  for (const bill of [hawker, market, operation]) await renew(page, bill);
  await page.goto(siteOf(COUNCIL, "/bayaran.html"));
  await payAtBank(page, page, t);
  await printLink(page, hawker.number).click();
  await page.waitForURL(siteOf(COUNCIL, "/lesen.html"));

  // Each licence opens in a frame of its own, once.
  const element = page.locator("kaunter-licence");
  await printLink(element, market.number).click();
  const { licence } = framedIn(element, market.number);
  await expect(licence.getByRole("heading", { name: "Permit Pasar Malam dan Tapak" })).toBeVisible();
  await page.reload();
  await printLink(element, market.number).click();
  await expect(element.getByText(t.licence.frame.title)).toBeVisible();
  await expect(way(element, t.licence.proof.go)).toHaveAttribute("href", /#\/requery\?council=mdld/);
  await page.reload();
  await printLink(element, hawker.number).click();
  const other = framedIn(element, hawker.number);
  await expect(other.licence.getByRole("heading", { name: "Lesen Penjaja" })).toBeVisible();
  const { name, text } = await download(page, other.body, t);
  expect(name).toBe(`lesen-${hawker.number}-2026.pdf`);
  await saysTheSame(other.body, text);

  // Without its script the frame is not left empty.
  await page.reload();
  await page.route("**/widgets/kaunter.js", (route) =>
    route.request().frame() === page.mainFrame() ? route.continue() : route.abort(),
  );
  await printLink(element, operation.number).click();
  await expect(element.getByText(t.licence.frame.title)).toBeVisible();
  await expect(element.locator("iframe")).toHaveCount(0);
});

test("on a council's page the licence is in a frame that the page's scripts cannot read (rule 1.5)", async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(listenAsThePage);
  const { wrongs } = await watchHost(page);
  const bill = await ownBill(COUNCIL, "stallOfHawker");
  const site = siteOf(COUNCIL, "/");
  await page.goto(site);
  const counter = page.locator("kaunter-pay");
  await renew(counter, bill);
  await goToCheckout(counter, t);
  await payAtBank(page, counter, t);
  const stored = await page.evaluate(() => localStorage.getItem("kaunter.attempt"));
  const handle = JSON.parse(stored ?? "{}").licence_handles[0].handle;

  // Before the element uses the handle, a script of the page tries to. It reads no answer, and the handle still works.
  const exchange = { address: `${PORTAL}/api/payments/licence`, handle };
  expect(await page.evaluate(exchangeAsThePage, exchange)).toEqual(["", "", ""]);
  wrongs.length = 0;

  await printLink(counter, bill.number).click();
  await expect(counter.getByRole("heading", { name: t.shell.screen.licence })).toBeFocused();
  const { frame, body, licence } = framedIn(counter, bill.number);
  await expect(licence.getByRole("heading", { name: "Lesen Penjaja" })).toBeVisible();
  await expect(licence.getByRole("img", { name: t.licence.shows.photo })).toBeVisible();
  await expect(counter.getByRole("heading", { name: t.shell.screen.licence })).toBeFocused();
  await expect(counter.getByRole("article")).toHaveCount(0);
  // The frame is as high as its page, so that nothing scrolls inside.
  const innerHeight = () => body.evaluate(({ ownerDocument }) => ownerDocument.documentElement.scrollHeight);
  await expect.poll(async () => Number(await frame.getAttribute("height")) - (await innerHeight())).toBe(0);

  // The frame's only message is its height, and it answers no message of the page.
  const shown = (await licence.locator("dd").allInnerTexts()).filter((value) => value.length > 3);
  const heard = await page.evaluate(readAsThePage, bill.number);
  expect(heard.document).toBe("null");
  expect(heard.messages.length).toBeGreaterThan(0);
  for (const message of heard.messages) {
    expect(message).toMatch(/^\{"kaunter_licence_height":\d+\}$/);
    for (const value of shown) expect(message).not.toContain(value);
  }
  expect(heard.stored).not.toContain(handle);

  const { name, text } = await download(page, body, t);
  expect(name).toBe(`lesen-${bill.number}-2026.pdf`);
  await saysTheSame(body, text);
  await body.getByRole("button", { name: t.common.print, exact: true }).click();
  await expect(body.frameLocator("iframe").getByText(bill.number).first()).toBeAttached();

  // Another language reaches the frame, and adds no step to the page's history.
  const steps = await page.evaluate(() => history.length);
  await counter.evaluate((element) => element.setAttribute("lang", "zh"));
  const inside = counter.locator("iframe").contentFrame();
  await expect(inside.getByRole("button", { name: TEXTS.zh.common.download })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(page.url()).toBe(site);
  expect(wrongs).toEqual([]);
});

test("on a council's page whose policy forbids frames, the licence opens on the portal (rule 1.5)", async ({
  page,
}) => {
  const { wrongs } = await watchHost(page);
  const bill = await ownBill(COUNCIL, "nightMarket");
  const site = siteOf(COUNCIL, "/strict.html");
  await page.goto(site);
  const counter = page.locator("kaunter-pay");
  await renew(counter, bill);
  await goToCheckout(counter, t);
  await payAtBank(page, counter, t);
  await printLink(counter, bill.number).click();
  await expect(counter.getByText(t.licence.frame.title)).toBeVisible();
  await expect(way(counter, t.licence.proof.go)).toHaveAttribute("href", /#\/requery\?council=mdld/);
  await expect(counter.locator("iframe")).toHaveCount(0);
  expect(page.url()).toBe(site);
  // The browser reports the forbidden frame, in its words.
  expect(wrongs.filter((wrong) => !/^policy: frame-src|^console: Framing/.test(wrong))).toEqual([]);
});

/** The licence's frame inside the element. */
function framedIn(element: Locator, number: string) {
  const frame = element.getByTitle(t.licence.frame.name.replace("{{number}}", number));
  const body = frame.contentFrame().locator("body");
  return { frame, body, licence: body.getByRole("article") };
}

interface Listener {
  heard: string[];
}

/** Runs in the council's page, before everything else, as a script that listens to all messages. */
function listenAsThePage(): void {
  const listener = window as unknown as Listener;
  listener.heard = [];
  addEventListener("message", ({ data }) => listener.heard.push(JSON.stringify(data)));
}

/** Runs in the council's page. @returns the answers that it can read */
async function exchangeAsThePage({ address, handle }: { address: string; handle: string }) {
  const body = JSON.stringify({ handle });
  const headers = { "content-type": "application/json" };
  const answers: string[] = [];
  for (const init of [{ headers }, { headers, credentials: "include" }, { mode: "no-cors" }] as const) {
    const answer = await fetch(address, { method: "POST", body, ...init }).catch(() => undefined);
    answers.push((await answer?.text()) ?? "");
  }
  return answers;
}

/** Runs in the council's page: everything that a script there can get of the frame. */
async function readAsThePage(number: string) {
  const root = document.querySelector("kaunter-pay")?.shadowRoot;
  const frame = root?.querySelector<HTMLIFrameElement>(`iframe[title*="${number}"]`);
  for (const wish of ["print", { kaunter: "licence" }, { kaunter_licence_height: 1 }])
    frame?.contentWindow?.postMessage(wish, "*");
  // The frame's tasks come before a call of its server that begins now.
  await fetch("/");
  return {
    document: String(frame?.contentDocument),
    messages: (window as unknown as Listener).heard,
    stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
  };
}
