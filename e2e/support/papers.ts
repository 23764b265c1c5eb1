import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Texts } from "../../src/i18n/words.ts";
import { readPdf } from "../../tests/unit/print/readPdf.ts";

/** A receipt or a licence to take along: a file, or paper. */

type Place = Page | Locator;

/** The text of the downloaded file, page by page, and its name. */
export async function download(page: Page, at: Place, t: Texts) {
  const coming = page.waitForEvent("download");
  await at.getByRole("button", { name: t.common.download }).click();
  const file = await coming;
  const { pages, facts } = await readPdf(new Uint8Array(await readFile(await file.path())));
  return { name: file.suggestedFilename(), text: pages.join("\n"), facts };
}

/** Prints the receipt, up to the moment when the browser has the pages. */
export async function printReceipt(page: Page, at: Place, how: string): Promise<void> {
  await at.getByRole("button", { name: how, exact: true }).click();
  await expect(
    page
      .frameLocator("iframe")
      .getByText(/^R\d{6}-/)
      .first(),
  ).toBeAttached();
}
