import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import manifest from "../package.json" with { type: "json" };
import { ms } from "../widgets/debug/texts/ms.ts";
import { watchHost } from "./hostile/hostPage.ts";
import { TEXTS } from "./support/counter.ts";
import { PORTAL, plainSiteOf, siteOf } from "./support/system.ts";

/** "Check my page": a webmaster opens a page of the council's site with the debug word in its address. */

test.use({
  // Chromium treats a page that no server sent as a public one and asks for permission before it calls this machine.
  permissions: ["local-network-access"],
});

const panelOf = (page: Page) => page.getByRole("region", { name: ms.title });

/** The headings of the panel's findings, once it has checked the whole page. */
async function findings(page: Page): Promise<readonly string[]> {
  const panel = panelOf(page);
  await expect(panel.getByRole("status")).not.toHaveText(ms.checking);
  return panel.getByRole("article").getByRole("heading").allInnerTexts();
}

test("a correct council's page has no findings, and the panel lists its elements", async ({ page }) => {
  const host = await watchHost(page);
  await page.goto(siteOf("mdtrn", "/?kaunter-debug"));
  expect(await findings(page)).toEqual([]);
  await expect(panelOf(page)).toContainText("mdtrn");
  await expect(panelOf(page)).toContainText(PORTAL);
  expect(host.wrongs).toEqual([]);
});

test("under the strictest policy the panel is drawn completely, and nothing is blocked", async ({ page }) => {
  const host = await watchHost(page);
  await page.goto(siteOf("mdtrn", "/strict.html?kaunter-debug"));
  expect(await findings(page)).toEqual([]);
  expect(host.wrongs).toEqual([]);
});

test("the panel finds storage that the browser blocks", async ({ page }) => {
  await page.goto(siteOf("mdtrn", "/simpanan-disekat.html?kaunter-debug"));
  expect(await findings(page)).toEqual([ms.findings.storage.what]);
});

test("the panel finds two versions on one page, and the element works", async ({ page }) => {
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

test("the panel finds an element whose script does not load, and its link stays", async ({ page }) => {
  await page.route(`${PORTAL}/widgets/kaunter-pay.js`, (route) => route.abort());
  await page.goto(siteOf("mdtrn", "/?kaunter-debug"));
  expect(await findings(page)).toContain(ms.findings.notWorking.what);
  await expect(page.locator("kaunter-pay").getByRole("link")).toBeVisible();
});

test("the panel advises moving a plain http page to https", async ({ page }) => {
  await page.goto(plainSiteOf("mdknk", "/?kaunter-debug"));
  expect(await findings(page)).toContain(ms.findings.insecure.what);
});

/** A file opened from a folder, as by a webmaster who tries the markup before publishing it. */
test.describe("a page opened as a file", () => {
  async function openFile(page: Page, name: string, search = "") {
    const path = test.info().outputPath(name);
    await writeFile(path, pageWith(`<script type="module" src="${PORTAL}/widgets/kaunter.js"></script>`));
    await page.goto(`${pathToFileURL(path).href}${search}`);
  }

  test("keeps its own text and its link, and says where to pay", async ({ page }) => {
    await openFile(page, "cuba.html");
    const element = page.locator("kaunter-search");
    await expect(page.getByText("Laman majlis")).toBeVisible();
    // The portal answers known sites only, and a file belongs to none.
    await expect(
      element.getByRole("alert").filter({ hasText: TEXTS.ms.errors.kind.site_unknown }),
    ).toBeVisible();
    await expect(element.getByRole("link", { name: "Bayar di sini" })).toBeVisible();
    await expect(element.getByRole("textbox")).toHaveCount(0);
  });

  test("explains the reason to the webmaster", async ({ page }) => {
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
