import { expect, type Locator, type Page, test } from "@playwright/test";
import type { CouncilCode } from "../src/domain/councils.ts";
import {
  addToCart,
  atTheGateway,
  fillCheckoutByCard,
  leavePending,
  proceed,
  search,
  TEXTS,
  way,
} from "./support/counter.ts";
import { ownBill } from "./support/own.ts";
import { siteOf } from "./support/system.ts";

/** Every possible ending of a card payment, at the card gateway's own page. */

const t = TEXTS.ms;

async function toTheGateway(page: Page, council: CouncilCode): Promise<void> {
  await page.goto(`/#/search?council=${council}`);
  await search(page, t, await ownBill(council, "stall"));
  await addToCart(page, t);
  await page.goto("/#/checkout");
  await fillCheckoutByCard(page, t);
  await expect(page.getByText(t.confirmation.leaving_card)).toBeVisible();
  await expect(page.getByText(t.confirmation.termsLink)).toHaveCount(0);
  await proceed(page, t);
}

test("an approved card payment has one receipt, which names the card (rule 1.2)", async ({ page }) => {
  await toTheGateway(page, "mdbft");
  await atTheGateway(page, "approve");
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
  await expect(page.getByText(/^R\d{6}-/)).toHaveCount(1);
  await expect(page.getByText("Visa", { exact: true })).toBeVisible();
  await expect(page.getByText("FPX")).toHaveCount(0);
});

test("a failed challenge is a decline: no money was taken, and the cart stays", { tag: "@long" }, async ({
  page,
}) => {
  await toTheGateway(page, "mdbrn");
  await atTheGateway(page, "decline");
  await expect(page.getByText(t.receipt.failed.text_card)).toBeVisible();
  await page.getByRole("link", { name: t.cart.back }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("after a cancellation the page says that the card payment did not go through and that no money was taken", {
  tag: "@long",
}, async ({ page }) => {
  await toTheGateway(page, "mdkgu");
  await atTheGateway(page, "cancel");
  await expect(page.getByText(t.receipt.failed.text_card)).toBeVisible();
});

test("a pending payment is still being checked, and a late approval turns the open page into the receipt", {
  tag: "@long",
}, async ({ page }) => {
  await toTheGateway(page, "mdkbt");
  const approve = await leavePending(page, () => atTheGateway(page, "pending"));
  await expect(page.getByText(t.receipt.pending.text_card)).toBeVisible();
  await approve();
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible({ timeout: 40_000 });
});

test("a gateway that never answers leaves the payment open and never failed, and an enquiry finds the approval", {
  tag: "@long",
}, async ({ page }) => {
  await toTheGateway(page, "mdkb");
  await atTheGateway(page, "unheard");
  await page.goto("/#/receipt");
  await expect(page.getByText(t.receipt.in_progress.text_card)).toBeVisible();
  for (const state of ["failed", "cancelled"] as const)
    await expect(page.getByText(t.receipt[state].text_card)).toHaveCount(0);
  await page.getByRole("button", { name: t.receipt.askAgain_card }).click();
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
});

test("an unsigned error proves no failure, so the gateway is asked, and a citizen who was warned can pay again", async ({
  page,
}) => {
  await toTheGateway(page, "mdkm");
  await atTheGateway(page, "error");
  await page.waitForURL(/api\/card\/response/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("belum dapat mengesahkan");
  await page.goto("/#/receipt");
  await expect(page.getByText(t.receipt.in_progress.text_card)).toBeVisible();
  await expect(page.getByText(t.receipt.failed.text_card)).toHaveCount(0);

  await page.goto("/#/checkout");
  await expect(page.getByText(t.attempt.open.title)).toBeVisible();
  await fillCheckoutByCard(page, t);
  await page.getByRole("checkbox", { name: t.attempt.twice.label }).check();
  await proceed(page, t);
  await atTheGateway(page, "approve");
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
});

/** Fields for card data, in any root of the page. */
const CARD_FIELDS = '[autocomplete*="cc-"], [name=code], [name=ccv]';

/**
 * No element of the page draws a card field in this state. Playwright's selectors reach into open shadow roots.
 * @param at the element that shows the words of the state
 */
async function expectNoCardField(at: Locator, words: string): Promise<void> {
  await expect(at.getByText(words, { exact: true }).first()).toBeVisible();
  await expect(at.page().locator(CARD_FIELDS)).toHaveCount(0);
}

/** The elements of a council's page that show each step. `home` is the page where a citizen starts. */
const SITES = {
  "kaunter-pay": {
    home: "/",
    councils: ["mdkp", "mdptn", "mdpg", "mdppr", "mdsp"],
    elementOf: () => "kaunter-pay",
  },
  "the four screens": {
    home: "/bayar.html",
    councils: ["mdld", "mdtrn", "mdspg", "mdrnu", "mdnbw"],
    elementOf: (step: Step) => `kaunter-${step}`,
  },
} as const;

type Step = "search" | "cart" | "checkout" | "receipt";

for (const [site, { home, councils, elementOf }] of Object.entries(SITES)) {
  async function byCardOnSite(page: Page, council: CouncilCode): Promise<void> {
    const at = (step: Step) => page.locator(elementOf(step));
    await page.goto(siteOf(council, home));
    await expectNoCardField(at("search"), t.search.title);
    await search(at("search"), t, await ownBill(council, "stall"));
    await addToCart(at("search"), t);
    await way(at("search"), t.search.goToCart).click();
    await expectNoCardField(at("cart"), t.cart.title);
    await way(at("cart"), t.cart.checkout).click();
    await at("checkout").getByRole("radio", { name: t.checkout.account["3"] }).check();
    await expectNoCardField(at("checkout"), t.checkout.title);
    await fillCheckoutByCard(at("checkout"), t);
    await expectNoCardField(at("checkout"), t.confirmation.leaving_card);
    await proceed(at("checkout"), t);
  }

  test.describe(`${site} of a council's page: only the gateway asks for the card, and the citizen comes back`, () => {
    const [approved, declined, cancelled, late, unheard] = councils;
    // The elements have the portal's screens, whose endings the tests above show. One return from the gateway is enough for the
    // journeys, and the payment without an answer in kaunter-pay. The others run in the long tier.
    const rest = { tag: "@long" };

    test("approved", async ({ page }) => {
      await byCardOnSite(page, approved);
      await atTheGateway(page, "approve");
      const receipt = page.locator(elementOf("receipt"));
      await expectNoCardField(receipt, t.receipt.paid.text);
      await expect(receipt.getByText("Visa", { exact: true })).toBeVisible();
      expect(new URL(page.url()).hostname).toBe(`${approved}.localhost`);
    });

    test("declined", rest, async ({ page }) => {
      await byCardOnSite(page, declined);
      await atTheGateway(page, "decline");
      await expectNoCardField(page.locator(elementOf("receipt")), t.receipt.failed.text_card);
      expect(new URL(page.url()).hostname).toBe(`${declined}.localhost`);
    });

    test("cancelled", rest, async ({ page }) => {
      await byCardOnSite(page, cancelled);
      await atTheGateway(page, "cancel");
      await expectNoCardField(page.locator(elementOf("receipt")), t.receipt.failed.text_card);
      expect(new URL(page.url()).hostname).toBe(`${cancelled}.localhost`);
    });

    test("pending, and paid while the page is open", rest, async ({ page }) => {
      await byCardOnSite(page, late);
      const approve = await leavePending(page, () => atTheGateway(page, "pending"));
      const receipt = page.locator(elementOf("receipt"));
      await expectNoCardField(receipt, t.receipt.pending.text_card);
      await approve();
      await expect(receipt.getByText(t.receipt.paid.text)).toBeVisible({ timeout: 40_000 });
      expect(new URL(page.url()).hostname).toBe(`${late}.localhost`);
    });

    test(
      'never answered: the council\'s page says "in progress", and an enquiry finds it paid',
      site === "kaunter-pay" ? {} : rest,
      async ({ page }) => {
        await byCardOnSite(page, unheard);
        await atTheGateway(page, "unheard");
        await page.goto(siteOf(unheard, home));
        const search = page.locator(elementOf("search"));
        await expectNoCardField(search, t.alert.inProgress);
        await way(search, t.alert.open).click();
        await expect(page.getByText(t.receipt.in_progress.text_card)).toBeVisible();
        for (const state of ["failed", "cancelled"] as const)
          await expect(page.getByText(t.receipt[state].text_card)).toHaveCount(0);
        await page.getByRole("button", { name: t.receipt.askAgain_card }).click();
        await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
      },
    );
  });
}
