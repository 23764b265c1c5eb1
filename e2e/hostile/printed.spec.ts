import { expect, type Page, test } from "@playwright/test";
import { printedReceipt } from "../../src/i18n/ms/printedReceipt.ts";
import { readPdf } from "../../tests/unit/print/readPdf.ts";
import { PAYER, TEXTS } from "../support/counter.ts";
import { ownBill } from "../support/own.ts";
import { watchHost } from "./hostPage.ts";
import { type JourneyStep, payOnPage } from "./journey.ts";

/** A dark page with an element in use is printed from the browser's menu. */

const t = TEXTS.ms;
const PAGE = "Laman gelap untuk dicetak";

/** For each step: the text that must be on paper beside the page's own heading, and the controls that must not be. */
const onPaper = (
  number: string,
): Readonly<Record<JourneyStep, { holds: readonly string[]; lacks: readonly string[] }>> => ({
  search: { holds: [t.search.title], lacks: [t.search.submit, t.search.scan] },
  found: { holds: [number, "RM 5.00"], lacks: [t.search.add, "RM 50.00"] },
  cart: { holds: [number, "RM 5.00"], lacks: [t.cart.checkout] },
  checkout: { holds: [t.checkout.email, t.fpxCheckout.bank], lacks: [t.confirmation.proceed] },
  confirmation: { holds: [PAYER.name, PAYER.email, number, "Maybank2U"], lacks: [t.confirmation.change] },
  receipt: { holds: [number, "RM 5.00"], lacks: [t.common.download, t.receipt.copy] },
});

async function paper(page: Page): Promise<string> {
  return (await readPdf(new Uint8Array(await page.pdf()))).pages.join("\n");
}

/** A colour of which each part is below 40, for light paper. */
const DARK_INK = /^rgb\([1-3]?\d, [1-3]?\d, [1-3]?\d\)$/;

const unbroken = (text: string) => text.replaceAll(/\s/g, "");

test("a printed page shows its counter's content, in light colours and without controls, and the receipt has a print of its own", async ({
  page,
}) => {
  const host = await watchHost(page);
  const bill = await ownBill("mdnbw", "parking");
  const steps = onPaper(bill.number);
  const receiptNumber = await payOnPage(page, {
    council: "mdnbw",
    bill,
    path: "/night.html",
    onStep: async (step, counter) => {
      // The receipt takes the place of its screen on paper as soon as the page has fetched what draws it.
      if (step === "receipt")
        await expect.poll(async () => unbroken(await paper(page))).toContain(unbroken(printedReceipt.scan));
      const text = await paper(page);
      for (const held of [PAGE, ...steps[step].holds]) expect(text).toContain(held);
      for (const pressed of steps[step].lacks) expect(text.split("\n")).not.toContain(pressed);
      await page.emulateMedia({ media: "print" });
      const heading = counter.getByRole("heading").first();
      expect(await heading.evaluate((part) => getComputedStyle(part).color)).toMatch(DARK_INK);
      await page.emulateMedia({ media: null });
    },
  });
  const counter = page.locator("kaunter-pay");
  await counter.getByRole("button", { name: t.common.print, exact: true }).click();
  await expect(page.frameLocator("iframe").getByText(receiptNumber).first()).toBeAttached();
  const receipt = await paper(page);
  expect(receipt).toContain(receiptNumber);
  expect(receipt).not.toContain(PAGE);
  expect(host.wrongs).toEqual([]);
});
