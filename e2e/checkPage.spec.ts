import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import manifest from "../package.json" with { type: "json" };
import { ms } from "../widgets/debug/texts/ms.ts";
import { watchHost } from "./hostile/hostPage.ts";
import { TEXTS } from "./support/counter.ts";
import { PORTAL, plainSiteOf, siteOf } from "./support/system.ts";

/** "Check my page": a webmaster opens a page of the council's site with the word behind its address. */

test.use({
  // a page that no server sent counts as one from outside, which a browser asks about before it calls this machine
  permissions: ["local-network-access"],
});

const panelOf = (page: Page) => page.getByRole("region", { name: ms.title });

/** What the panel says is to be mended, by its headings, once it has looked at the whole page. */
async function findings(page: Page): Promise<readonly string[]> {
  const panel = panelOf(page);
  await expect(panel.getByRole("status")).not.toHaveText(ms.checking);
  return panel.getByRole("article").getByRole("heading").allInnerTexts();
}

test("a council's page that is as it should be has nothing to mend, and says what stands on it", async ({
  page,
}) => {
  const host = await watchHost(page);
  await page.goto(siteOf("mdtrn", "/?kaunter-debug"));
  expect(await findings(page)).toEqual([]);
  await expect(panelOf(page)).toContainText("mdtrn");
  await expect(panelOf(page)).toContainText(PORTAL);
  expect(host.wrongs).toEqual([]);
});

test("under the strictest policy the panel is drawn whole, and nothing is blocked", async ({ page }) => {
  const host = await watchHost(page);
  await page.goto(siteOf("mdtrn", "/strict.html?kaunter-debug"));
  expect(await findings(page)).toEqual([]);
  expect(host.wrongs).toEqual([]);
});

test("storage that the browser keeps from the page is found", async ({ page }) => {
  await page.goto(siteOf("mdtrn", "/simpanan-disekat.html?kaunter-debug"));
  expect(await findings(page)).toEqual([ms.findings.storage.what]);
});

test("two versions on one page are found, and the element works", async ({ page }) => {
  const address = siteOf("mdtrn", "/dua-versi.html");
  await page.route(`${PORTAL}/widgets/9.9.9/**`, async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace("/9.9.9/", "/") });
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(manifest.version, "9.9.9"),
    });
  });
  await page.route(`${address}*`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: pageWith(
        `<script type="module" src="${PORTAL}/widgets/kaunter.js"></script>
        <script type="module" src="${PORTAL}/widgets/9.9.9/kaunter.js"></script>`,
      ),
    }),
  );
  await page.goto(`${address}?kaunter-debug`);
  expect(await findings(page)).toContain(ms.findings.twoVersions.what);
  await expect(
    page.locator("kaunter-search").getByRole("button", { name: "Cari", exact: true }),
  ).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("an element whose script does not arrive is found, and leaves its link", async ({ page }) => {
  await page.route(`${PORTAL}/widgets/kaunter-pay.js`, (route) => route.abort());
  await page.goto(siteOf("mdtrn", "/?kaunter-debug"));
  expect(await findings(page)).toContain(ms.findings.notWorking.what);
  await expect(page.locator("kaunter-pay").getByRole("link")).toBeVisible();
});

test("a plain http page is told to be moved to https", async ({ page }) => {
  await page.goto(plainSiteOf("mdknk", "/?kaunter-debug"));
  expect(await findings(page)).toContain(ms.findings.insecure.what);
});

/** A page's file that somebody opens from a folder, as who tries the lines before publishing them does. */
test.describe("a page opened as a file", () => {
  async function openFile(page: Page, name: string, search = "") {
    const path = test.info().outputPath(name);
    await writeFile(path, pageWith(`<script type="module" src="${PORTAL}/widgets/kaunter.js"></script>`));
    await page.goto(`${pathToFileURL(path).href}${search}`);
  }

  test("keeps its own words and its link, and the visitor is told where to pay", async ({ page }) => {
    await openFile(page, "cuba.html");
    const element = page.locator("kaunter-search");
    await expect(page.getByText("Laman majlis")).toBeVisible();
    // the portal answers sites that it knows, and a file is of none
    await expect(
      element.getByRole("alert").filter({ hasText: TEXTS.ms.errors.kind.site_unknown }),
    ).toBeVisible();
    await expect(element.getByRole("link", { name: "Bayar di sini" })).toBeVisible();
    await expect(element.getByRole("textbox")).toHaveCount(0);
  });

  test("tells the webmaster why", async ({ page }) => {
    await openFile(page, "semak.html", "?kaunter-debug");
    expect(await findings(page)).toEqual(
      expect.arrayContaining([ms.findings.file.what, ms.findings.siteUnknown.what]),
    );
  });
});

function pageWith(scripts: string): string {
  return `<!doctype html><html lang="ms"><meta charset="utf-8"><title>Laman majlis</title><h1>Laman majlis</h1>
    <kaunter-search council="mdtrn"><a href="${PORTAL}/#/search?council=mdtrn">Bayar di sini</a></kaunter-search>${scripts}</html>`;
}
