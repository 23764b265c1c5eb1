import { expect, test } from "@playwright/test";
import { MESSAGE_TEXTS } from "../demo/backend/notifications/texts/index.ts";
import { samplesOf } from "../demo/records/samples.ts";
import type { CouncilCode } from "../src/domain/councils.ts";
import { addToCart, atTheBank, fillCheckout, proceed, search, TEXTS, way } from "./counter.ts";
import { mailboxOf } from "./mailbox.ts";

/** The receipt by e-mail: after a payment the demo's mailbox shows it, and its link alone opens the payment. */

/** Councils whose samples no other journey pays. */
const COUNCILS = { ms: "mdnbw", en: "mdrnu", zh: "mdsp" } as const satisfies Record<string, CouncilCode>;

for (const language of ["ms", "en", "zh"] as const) {
  test(`a paid guest finds the receipt in the mailbox, in ${language}, and its link opens it anywhere`, async ({
    page,
  }) => {
    const t = TEXTS[language];
    const texts = MESSAGE_TEXTS[language];
    const council = COUNCILS[language];
    await page.goto("/");
    await page.getByRole("button", { name: { ms: "BM", en: "EN", zh: "中文" }[language] }).click();
    await page.goto(`/#/search?council=${council}`);
    await search(page, t, { charge: "compound", number: samplesOf(council).compound.number });
    await addToCart(page, t);
    await way(page, t.search.goToCart).click();
    await way(page, t.cart.checkout).click();
    // the other journeys' payer gets as many messages a day as one address may
    const recipient = `${council}@example.my`;
    await fillCheckout(page, t, { email: recipient });
    await proceed(page, t);
    await atTheBank(page, "approve");
    await page.waitForURL(/localhost:\d+\/#\/receipt$/);
    const number = await page
      .getByRole("main")
      .getByText(/^R\d{6}-/)
      .innerText();

    const mailbox = mailboxOf(page);
    const stranger = await page.context().browser()!.newContext();
    const elsewhere = await stranger.newPage();
    const refused: string[] = [];
    elsewhere.on("console", (said) => {
      if (/Content.Security.Policy/i.test(said.text())) refused.push(said.text());
    });
    await expect(async () => {
      await elsewhere.goto(mailbox);
      await expect(elsewhere.getByRole("link", { name: number })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(elsewhere.getByText("Demonstration mailbox")).toBeVisible();
    await elsewhere.getByRole("link", { name: texts.subject.replace("{number}", number) }).click();
    await expect(elsewhere.getByText(recipient)).toBeVisible();

    const message = elsewhere.frameLocator("iframe");
    await expect(message.getByRole("heading", { name: texts.title, exact: true })).toBeVisible();
    await expect(message.getByText(texts.charge.compound)).toBeVisible();
    await expect(message.getByText(samplesOf(council).compound.number)).toBeVisible();
    await expect(message.getByText(number)).toBeVisible();
    await expect(message.getByText(texts.notYours)).toBeVisible();
    await expect(elsewhere.locator("pre")).toContainText(texts.intro);
    // the message's own style is let in
    await expect(message.locator(".card")).toHaveCSS("border-radius", "12px");
    expect(refused).toEqual([]);

    const [opened] = await Promise.all([
      stranger.waitForEvent("page"),
      message.getByRole("link", { name: texts.link }).click(),
    ]);
    await expect(opened.getByText(number)).toBeVisible();
    expect(opened.url()).toMatch(/^http:\/\/localhost:\d+\/#\/receipt/);
    await stranger.close();
  });
}
