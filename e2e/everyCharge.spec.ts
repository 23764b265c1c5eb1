import { expect, type Locator, type Page, test } from "@playwright/test";
import type { CouncilCode } from "../src/domain/councils.ts";
import { isReceiptNumber } from "../src/domain/payments/orderNumber.ts";
import { addToCart, chooseCharge, payAtBank, search, TEXTS, way } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";
import { siteOf } from "./support/system.ts";

/** Every charge type from the search to the receipt: at the portal, and in kaunter-pay on a council's own site. */

const t = TEXTS.en;

const AT_THE_PORTAL = "mdknk";
const ON_A_SITE = "mdtnm";

type Place = Page | Locator;

interface Journey {
  readonly type: "assessment" | "compound" | "license" | "market" | "parking" | "local_government_charge";
  /** From the search form to the result that can be added to the cart. */
  readonly find: (at: Place, council: CouncilCode) => Promise<void>;
  /** The amount on the receipt. */
  readonly amount: RegExp;
}

const JOURNEYS: readonly Journey[] = [
  {
    type: "assessment",
    find: async (at, council) => {
      await search(at, t, await ownBill(council, "withLandCess"));
      await at.getByRole("radio", { name: t.charges.assessment.selection["2"] }).check();
    },
    amount: /^RM 112\.30$/,
  },
  {
    type: "compound",
    find: async (at, council) => search(at, t, await ownBill(council, "compound")),
    amount: /^RM \d+\.\d\d$/,
  },
  {
    type: "license",
    find: async (at, council) => {
      await search(at, t, await ownBill(council, "licence"));
      await at.getByRole("radio", { name: t.charges.license.choice.renewal }).check();
      await at.getByRole("textbox", { name: t.search.consent.name }).fill("Siti binti Ahmad");
      await at.getByRole("textbox", { name: t.search.consent.ic_no }).fill("800101-12-5678");
    },
    amount: /^RM 250\.00$/,
  },
  {
    type: "market",
    // With its dash, as printed on the bill.
    find: async (at, council) => search(at, t, await ownBill(council, "stall")),
    amount: /^RM \d+\.\d\d$/,
  },
  {
    type: "parking",
    find: async (at, council) => {
      await search(at, t, await ownBill(council, "parking"));
      await expect(at.getByRole("radio", { name: "RM 5.00" })).toBeChecked();
      await at.getByRole("radio", { name: t.search.reload.other }).check();
      await at.getByRole("textbox", { name: t.search.reload.amount }).fill("7.50");
    },
    amount: /^RM 7\.50$/,
  },
  {
    type: "local_government_charge",
    find: async (at) => {
      const labels = t.charges.local_government_charge;
      await chooseCharge(at, t, "local_government_charge");
      await at.getByLabel(labels.license_no).fill("R1300001");
      await at.getByLabel(labels.customer_name).fill("Tan Mei Ling");
      await at.getByLabel(labels.total_no_of_people).fill("4");
      await at.getByLabel(labels.start_date).fill("30/12/2026");
      await at.getByLabel(labels.end_date).fill("02012027");
      await at.getByLabel(labels.full_name).fill("Hotel Tenom");
      await at.getByLabel(labels.email).fill("hotel@example.my");
      await at.getByLabel(labels.phone).fill("089-123456");
    },
    amount: /^RM 12\.00$/,
  },
];

/** Finds all of them, pays them in one payment and checks each on the receipt. */
async function payAll(page: Page, at: Place, council: CouncilCode): Promise<void> {
  for (const { find } of JOURNEYS) {
    await find(at, council);
    await addToCart(at, t);
  }
  await way(at, t.search.goToCart).click();
  await expect(at.getByRole("article")).toHaveCount(JOURNEYS.length);
  await way(at, t.cart.checkout).click();
  await payAtBank(page, at, t);
  const number = await at.getByText(/^R\d{6}-/).innerText();
  expect(isReceiptNumber(number)).toBe(true);
  for (const { type, amount } of JOURNEYS) {
    await expect(at.getByRole("heading", { name: t.charges.name[type] })).toBeVisible();
    await expect(at.getByText(amount).first()).toBeVisible();
  }
}

test("every charge is found, added to the cart and paid at the portal (rule 1.3)", async ({ page }) => {
  await page.goto(`/#/search?lang=en&council=${AT_THE_PORTAL}`);
  await payAll(page, page.getByRole("main"), AT_THE_PORTAL);
});

test("every charge is found, added to the cart and paid in kaunter-pay on a council's site", async ({
  page,
}) => {
  await page.goto(siteOf(ON_A_SITE, "/english.html"));
  await payAll(page, page.locator("kaunter-pay"), ON_A_SITE);
});
