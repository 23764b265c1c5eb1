import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { startSystem } from "../../demo/system/startSystem.ts";
import { offline } from "../../src/i18n/ms/offline.ts";
import { readSettings } from "../../src/server/settings/settings.ts";
import { TEXTS } from "../support/counter.ts";

/** A newer version of the portal, and a server that is down, in a browser that stored an earlier version. */

// Each test starts a system of its own.
test.setTimeout(120_000);

const t = TEXTS.ms;

const built = (folder: string) => fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url));

/** A system whose built portal can be changed. */
async function startPortal() {
  const folder = await mkdtemp(join(tmpdir(), "kaunter-version-"));
  const portal = join(folder, "portal");
  // Without the compressed copies, so that the server sends the changed files.
  const isCompressed = (file: string) => /\.(?:br|gz)$/.test(file);
  await cp(built("portal"), portal, { recursive: true, filter: (file) => !isCompressed(file) });
  const system = await startSystem({
    ports: { portal: 0, councils: 0, simulators: 0 },
    settings: readSettings({ KAUNTER_DATA: join(folder, "data") }),
    files: { portal, widgets: built("widgets") },
    log: () => undefined,
  });
  return {
    portal: system.urls.portal,
    /** Installs another version: its page differs, and its worker has another revision. */
    async putUp(version: string) {
      const [page, worker] = [join(portal, "index.html"), join(portal, "serviceWorker.js")];
      await writeFile(
        page,
        (await readFile(page, "utf8")).replace("<html ", `<html data-version="${version}" `),
      );
      const listed = /(?<="revision":")[0-9a-f]{32}(?=","url":"index\.html")/;
      await writeFile(worker, (await readFile(worker, "utf8")).replace(listed, version.repeat(32)));
    },
    /** Removes the worker, as the document describes. */
    async takeBack() {
      const documentation = await readFile(new URL("../../docs/offline.md", import.meta.url), "utf8");
      await writeFile(join(portal, "serviceWorker.js"), /```js\n(.*?)```/s.exec(documentation)?.[1] ?? "");
    },
    close: () => system.close(),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const isKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** A newer worker waits until the pages of the earlier one are closed. */
const isOneWaiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/");
    return (registration?.waiting ?? null) !== null;
  });

const versionOf = (page: Page) => page.locator("html").getAttribute("data-version");

test("a newer version announces itself, keeps what the citizen types, and is used from the next load", async ({
  page,
  context,
}) => {
  const town = await startPortal();
  try {
    await page.goto(`${town.portal}/#/search`);
    await isKept(page);
    await page.getByRole("textbox").first().fill("130045001");
    await town.putUp("2");
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/"))?.update());
    await expect(page.getByText(offline.newVersion).first()).toBeVisible();
    await expect(page.getByRole("textbox").first()).toHaveValue("130045001");
    expect(await versionOf(page)).toBeNull();

    // With a network the newest page is loaded at once. The stored one stays the earlier one until no page of it is open. The
    // worker may use it when a busy machine answers too slowly.
    await expect(async () => {
      await page.reload();
      expect(await versionOf(page)).toBe("2");
    }).toPass();
    await page.close();
    const next = await context.newPage();
    // The closed page may end a moment later. Until then the earlier worker also serves the next page.
    await expect(async () => {
      await next.goto("about:blank");
      await next.goto(town.portal);
      await isKept(next);
      expect(await isOneWaiting(next)).toBe(false);
    }).toPass();
    await context.setOffline(true);
    await next.reload();
    await expect(next.getByRole("heading", { level: 1, name: t.shell.hero })).toBeVisible();
    expect(await versionOf(next)).toBe("2");
  } finally {
    await town.close();
    await town.remove();
  }
});

test("the portal is shown while its server is down, and does not reload repeatedly", async ({ page }) => {
  const town = await startPortal();
  try {
    await page.goto(town.portal);
    await isKept(page);
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await town.close();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: t.shell.hero })).toBeVisible();
    await page.goto(`${town.portal}/#/search`);
    await expect(page.getByText(t.errors.kind.unreachable).first()).toBeVisible();
    await expect(page.getByText(/RM\s*\d/)).toHaveCount(0);
    expect(loads).toBe(1);
  } finally {
    await town.remove();
  }
});

test("the worker can be removed: nothing is stored any more, and the open page continues", async ({
  page,
}) => {
  const town = await startPortal();
  try {
    await page.goto(town.portal);
    await isKept(page);
    await town.takeBack();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/"))?.update());
    await page.waitForFunction(async () => (await caches.keys()).length === 0);
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration("/")) === undefined,
    );
    await page.getByRole("contentinfo").getByRole("link", { name: t.shell.page.faq }).click();
    await expect(page.getByRole("heading", { level: 1, name: t.shell.page.faq })).toBeVisible();
  } finally {
    await town.close();
    await town.remove();
  }
});
