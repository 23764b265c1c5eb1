import { expect, test } from "@playwright/test";
import { pdf } from "../src/i18n/ms/pdf.ts";
import { readPdf } from "../tests/unit/print/readPdf.ts";
import { addToCart, PAYER, payAtBank, search, TEXTS, way } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";

/** The PDF of a receipt in the portal, under its strict policy. */

const t = TEXTS.ms;

test("a receipt's PDF is shown, enlarged and saved in the portal, which loads nothing from elsewhere and violates no policy (rule 2.12)", async ({
  page,
}, info) => {
  test.slow();
  const broken: string[] = [];
  await page.exposeFunction("noteBroken", (what: string) => broken.push(what));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", (event) => {
      const { noteBroken } = window as unknown as { noteBroken(what: string): void };
      noteBroken(`${event.violatedDirective} ${event.blockedURI}`);
    }),
  );
  await page.goto("/#/search?council=mdrnu");
  await search(page, t, await ownBill("mdrnu", "threeChoices"));
  await addToCart(page, t);
  await page.goto("/#/checkout");
  await payAtBank(page, page, t);
  const number = await page
    .getByRole("main")
    .getByText(/^R\d{6}-/)
    .innerText();
  const link = (await page.getByRole("link", { name: t.receipt.keepLink }).getAttribute("href")) ?? "";

  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol === "http:" && host !== new URL(page.url()).host) foreign.push(request.url());
  });
  await page.goto(link.replace(/#\/\w+/, "#/pdf"));
  await page.reload();
  const sheet = page.getByRole("region", {
    name: pdf.page.replace("{{page}}", "1").replace("{{of}}", "1"),
  });
  // The code that makes and draws it has two megabytes, which a busy machine loads slowly.
  await expect(sheet).toContainText(number, { timeout: 40_000 });
  for (const said of [PAYER.name, "Majlis Daerah Ranau"]) await expect(sheet).toContainText(said);
  await expect(page).toHaveTitle(new RegExp(`^${t.shell.screen.pdf} `));
  await info.attach("shown", { body: await page.screenshot({ fullPage: true }), contentType: "image/png" });

  const width = async () => (await sheet.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole("button", { name: pdf.larger }).click();
  await expect.poll(width).toBeGreaterThan(before);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: t.common.download }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^[a-z]+-R\d{6}-[\w-]+\.pdf$/);
  const stream = await saved.createReadStream();
  const { pages } = await readPdf(new Uint8Array(Buffer.concat(await stream.toArray())));
  for (const said of [number, PAYER.name]) expect(pages.join("")).toContain(said);

  await way(page, t.attempt.open.see).click();
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
  expect(foreign).toEqual([]);
  expect(broken).toEqual([]);
});

test("an address without a document says so, and offers a next step", async ({ page }) => {
  await page.goto("/#/pdf");
  await expect(page.getByText(pdf.nothing)).toBeVisible();
  await page.goto("/#/pdf?status=cut-off");
  await expect(page.getByText(t.requery.brokenLink)).toBeVisible();
});
