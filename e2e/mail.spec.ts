import { expect, test } from "@playwright/test";
import type { CouncilCode } from "../src/domain/councils.ts";
import { headIn } from "../src/domain/payments/receiptHeads.ts";
import { MESSAGE_TEXTS } from "../src/server/notifications/texts/index.ts";
import {
  addToCart,
  atTheBank,
  fillCheckout,
  goToCheckout,
  PAYER,
  proceed,
  search,
  TEXTS,
} from "./support/counter.ts";
import { pathOfMessage } from "./support/mailbox.ts";
import { ownBill } from "./support/own.ts";
import { MAILBOX } from "./support/system.ts";

/**
 * The receipt by e-mail. The demonstration's mailbox shows it after a payment, and its link opens the payment without a login.
 */

const COUNCILS = { ms: "mdnbw", en: "mdrnu", zh: "mdsp" } as const satisfies Record<string, CouncilCode>;

for (const language of ["ms", "en", "zh"] as const) {
  test(
    `a paid guest finds the receipt in the mailbox, in ${language}, and its link opens it anywhere (rule 1.7)`,
    language === "ms" ? {} : { tag: "@long" },
    async ({ page, request }) => {
      const t = TEXTS[language];
      const texts = MESSAGE_TEXTS[language];
      const council = COUNCILS[language];
      await page.goto("/");
      await page.getByRole("button", { name: { ms: "BM", en: "EN", zh: "中文" }[language] }).click();
      await page.goto(`/#/search?council=${council}`);
      const bill = await ownBill(council, "compound");
      await search(page, t, bill);
      await addToCart(page, t);
      await goToCheckout(page, t);
      const recipient = PAYER.email;
      await fillCheckout(page, t);
      await proceed(page, t);
      await atTheBank(page, "approve");
      await page.waitForURL(/localhost:\d+\/#\/receipt$/);
      const number = await page
        .getByRole("main")
        .getByText(/^R\d{6}-/)
        .innerText();

      const stranger = await page.context().browser()!.newContext();
      const elsewhere = await stranger.newPage();
      const refused: string[] = [];
      elsewhere.on("console", (said) => {
        if (/Content.Security.Policy/i.test(said.text())) refused.push(said.text());
      });
      const subject = texts.subject.replace("{number}", number);
      await pathOfMessage(request, recipient, subject);
      await elsewhere.goto(MAILBOX);
      await expect(elsewhere.getByText("Demonstration mailbox")).toBeVisible();
      await elsewhere.getByRole("link", { name: subject }).click();
      await expect(elsewhere.getByText(recipient)).toBeVisible();

      const message = elsewhere.frameLocator("iframe");
      await expect(
        message.getByRole("heading", { name: headIn(language, "receipt"), exact: true }),
      ).toBeVisible();
      await expect(message.getByText(texts.charge.compound)).toBeVisible();
      await expect(message.getByText(bill.number)).toBeVisible();
      await expect(message.getByText(number)).toBeVisible();
      await expect(message.getByText(texts.notYours)).toBeVisible();
      await expect(elsewhere.locator("pre")).toContainText(texts.intro);
      // The policy allows the message's own style.
      await expect(message.locator(".card")).toHaveCSS("border-radius", "12px");
      expect(refused).toEqual([]);

      const [opened] = await Promise.all([
        stranger.waitForEvent("page"),
        message.getByRole("link", { name: texts.link }).click(),
      ]);
      await expect(opened.getByText(number)).toBeVisible();
      expect(opened.url()).toMatch(/^http:\/\/localhost:\d+\/#\/receipt/);
      await stranger.close();
    },
  );
}
