import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { readPdf } from "../../tests/unit/print/readPdf.ts";
import { expectWhole, watchHost } from "./hostPage.ts";
import { payOnPage, siteOf } from "./journey.ts";

/** A page with the strictest policy: Trusted Types, no inline style, no data: picture, no camera, no Referer. */

const COUNCIL = "mdkm";

test("under the strictest policy nothing is blocked up to the receipt, its print and its PDF", async ({
  page,
}) => {
  const host = await watchHost(page);
  const number = await payOnPage(page, {
    council: COUNCIL,
    path: "/strict.html",
    onStep: async (step, counter, t) => {
      await expectWhole(page);
      if (step === "search")
        await expect(counter.getByRole("button", { name: t.search.scan })).toHaveCount(0);
    },
  });
  const counter = page.locator("kaunter-pay");
  const coming = page.waitForEvent("download");
  await counter.getByRole("button", { name: "Muat turun PDF" }).click();
  const pdf = await readPdf(new Uint8Array(await readFile(await (await coming).path())));
  expect(pdf.pages.join()).toContain(number);

  await counter.getByRole("button", { name: "Cetak", exact: true }).click();
  await expect(page.frameLocator("iframe").getByText(number).first()).toBeAttached();
  // The crest is a data: picture, which the policy does not allow, so it is drawn on a canvas.
  await expect(page.frameLocator("iframe").locator("canvas").first()).toBeAttached();
  const paper = await readPdf(new Uint8Array(await page.pdf()));
  expect(paper.pages.join()).toContain(number);
  expect(host.wrongs).toEqual([]);
});

test("the code scan is offered only where the page allows the camera", async ({ page }) => {
  const scan = page.locator("kaunter-pay").getByRole("button", { name: "Imbas kod pada bil" });
  await page.goto(siteOf(COUNCIL, "/"));
  await expect(scan).toBeVisible();
  await page.goto(siteOf(COUNCIL, "/strict.html"));
  await expect(page.locator("kaunter-pay").getByRole("button", { name: "Cari", exact: true })).toBeVisible();
  await expect(scan).toHaveCount(0);
});
