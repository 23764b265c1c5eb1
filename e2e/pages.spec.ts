import { expect, type Page, test } from "@playwright/test";
import { samplesOf } from "../demo/records/samples.ts";
import { faq as englishFaq } from "../src/i18n/en/faq.ts";
import { faq as malayFaq } from "../src/i18n/ms/faq.ts";
import { BARE_TEXTS } from "../src/shell/bareTexts.ts";
import { addToCart, search, TEXTS } from "./support/counter.ts";

/** The pages to read, and the error pages: rules 2.3, 2.19, 2.20 and 4.15. */

const COUNCIL = "mdnbw";
const t = TEXTS.ms;

const footLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

const pageHeading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

const inCart = (page: Page) => page.getByText(t.cart.inCart_one.replace("{{count}}", "1"));

// A file that the service worker stores cannot be lost.
test.use({ serviceWorkers: "block" });

/** The file of the program with this name cannot be loaded. */
const lose = (page: Page, name: string, times?: number) =>
  page.route(new RegExp(`/assets/${name}-`), (route) => route.abort(), times === undefined ? {} : { times });

function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
}

test("the footer links to every page to read, whose name is the tab's title (rule 2.3)", async ({ page }) => {
  await page.goto("/");
  // The studio is for webmasters, who reach it from the page about the portal.
  const { embed: _studio, ...forCitizens } = t.shell.page;
  for (const name of [...Object.values(forCitizens), t.shell.screen.refund]) {
    await footLink(page, name).click();
    await expect(pageHeading(page, name)).toBeFocused();
    await expect(page).toHaveTitle(`${name} - ${t.common.portal}`);
  }
});

test("a page's text is fetched with that page only, in the page's language", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(new URL(request.url()).pathname));
  const texts = () =>
    fetched.filter((path) => /\/assets\/(about|accessibility|faq|helpline|privacy|termsOfUse)-/.test(path));
  await page.goto("/");
  await expect(pageHeading(page, t.shell.hero)).toBeVisible();
  expect(fetched.filter((path) => path.includes("/assets/")).length).toBeGreaterThan(0);
  expect(texts()).toEqual([]);
  await footLink(page, t.shell.page.faq).click();
  await expect(page.getByText(malayFaq.charged.question)).toBeVisible();
  expect(texts()).toEqual([expect.stringContaining("/assets/faq-")]);
});

test("a question's address opens it, and it stays open in another language", async ({ page }) => {
  await page.goto("/#/faq?section=charged");
  await expect(page.getByText(malayFaq.charged.question)).toBeFocused();
  await expect(page.getByText(/tiada wang diambil/)).toBeVisible();
  await page.getByRole("button", { name: "EN" }).click();
  await expect(page.getByText(englishFaq.charged.question)).toBeVisible();
  await expect(page.getByText(/no money was taken/i)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("an unknown route says so and links home (rule 2.19)", async ({ page }) => {
  await page.goto("/#/tiada");
  await expect(pageHeading(page, t.shell.notFound)).toBeVisible();
  await expect(page.getByText("404")).toBeVisible();
  await page.getByRole("link", { name: t.shell.backHome }).click();
  await expect(pageHeading(page, t.shell.hero)).toBeVisible();
});

test("a file of the program that cannot be loaded reloads the page once, then shows an error, and the cart stays (rules 2.20, 4.15, 8.31)", async ({
  page,
}) => {
  await page.goto(`/#/search?council=${COUNCIL}`);
  await search(page, t, { charge: "parking", number: samplesOf(COUNCIL).parking.number });
  await addToCart(page, t);
  const loads = loadsOf(page);

  await lose(page, "FaqScreen", 1);
  await footLink(page, t.shell.page.faq).click();
  await expect(pageHeading(page, t.shell.page.faq)).toBeVisible();
  // The heading is there before the reloaded page has loaded everything.
  await expect.poll(loads).toBe(1);
  await expect(inCart(page)).toBeAttached();

  await lose(page, "HelplineScreen");
  await footLink(page, t.shell.page.helpline).click();
  await expect(pageHeading(page, t.shell.broken)).toBeVisible();
  await expect(page.getByText("500")).toBeVisible();
  expect(loads()).toBe(1);
  await page.getByRole("link", { name: t.shell.backHome }).click();
  await expect(pageHeading(page, t.shell.hero)).toBeVisible();
  await expect(inCart(page)).toBeAttached();
});

test("when the texts themselves cannot be loaded, the error page is in every language", async ({ page }) => {
  await lose(page, "ms");
  const loads = loadsOf(page);
  await page.goto("/");
  for (const { broken } of Object.values(BARE_TEXTS)) await expect(page.getByText(broken)).toBeVisible();
  await expect.poll(loads).toBe(2);
});
