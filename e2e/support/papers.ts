import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Texts } from "../../src/i18n/words.ts";
import { readPdf } from "../../tests/unit/print/readPdf.ts";

/** What a citizen takes along of a receipt or a licence: a file, or paper. */

type Place = Page | Locator;

/** What the downloaded file says, on one page after the other, and how it is called. */
export async function download(page: Page, at: Place, t: Texts) {
  const coming = page.waitForEvent("download");
  await at.getByRole("button", { name: t.common.download }).click();
  const file = await coming;
  const { pages, facts } = await readPdf(new Uint8Array(await readFile(await file.path())));
  return { name: file.suggestedFilename(), text: pages.join("\n"), facts };
}

/** Has the receipt printed, up to where the browser holds what it prints. */
export async function printReceipt(page: Page, at: Place, how: string): Promise<void> {
  await at.getByRole("button", { name: how, exact: true }).click();
  await expect(
    page
      .frameLocator("iframe")
      .getByText(/^R\d{6}-/)
      .first(),
  ).toBeAttached();
}
