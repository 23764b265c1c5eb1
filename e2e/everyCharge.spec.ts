import { expect, type Locator, type Page, test } from "@playwright/test";
import { samplesOf } from "../demo/records/samples.ts";
import { isReceiptNumber } from "../src/domain/identifiers.ts";
import { addToCart, atTheBank, chooseCharge, fillCheckout, proceed, search, TEXTS, way } from "./counter.ts";

/** Every charge type from the search to the paid receipt: at the portal, and in kaunter-pay on a council's own site. */

const t = TEXTS.en;

/** Each place has a council of its own: what is paid once is not due again. */
const AT_THE_PORTAL = "mdtbn";
const ON_A_SITE = "mdtnm";

type Place = Page | Locator;

interface Journey {
  readonly type: "assessment" | "compound" | "license" | "market" | "parking" | "local_government_charge";
  /** From the search form to what is ready to be added to the cart. */
  readonly find: (at: Place, samples: ReturnType<typeof samplesOf>) => Promise<void>;
  /** What the receipt comes to. */
  readonly amount: RegExp;
}

const JOURNEYS: readonly Journey[] = [
  {
    type: "assessment",
    find: async (at, { withLandCess }) => {
      await search(at, t, { charge: "assessment", number: withLandCess.number });
      await at.getByRole("radio", { name: t.charges.assessment.selection["2"] }).check();
    },
    amount: /^RM 112\.30$/,
  },
  {
    type: "compound",
    find: (at, { compound }) => search(at, t, { charge: "compound", number: compound.number }),
    amount: /^RM \d+\.\d\d$/,
  },
  {
    type: "license",
    find: async (at, { licence }) => {
      await search(at, t, { charge: "license", number: licence.number });
      await at.getByRole("radio", { name: t.charges.license.choice.renewal }).check();
      await at.getByRole("textbox", { name: t.search.consent.name }).fill("Siti binti Ahmad");
      await at.getByRole("textbox", { name: t.search.consent.ic_no }).fill("800101-12-5678");
    },
    amount: /^RM 250\.00$/,
  },
  {
    type: "market",
    // typed as it is printed, with its dash
    find: (at, { stall }) => search(at, t, { charge: "market", number: stall.number }),
    amount: /^RM \d+\.\d\d$/,
  },
  {
    type: "parking",
    find: async (at, { parking }) => {
      await search(at, t, { charge: "parking", number: parking.number });
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
      await at.getByLabel(labels.start_date).fill("2026-12-30");
      await at.getByLabel(labels.end_date).fill("2027-01-02");
      await at.getByLabel(labels.full_name).fill("Hotel Tenom");
      await at.getByLabel(labels.email).fill("hotel@example.my");
      await at.getByLabel(labels.phone).fill("089-123456");
    },
    amount: /^RM 12\.00$/,
  },
];

/** From what is ready to be added to the receipt that says paid. */
async function payTo(page: Page, at: Place, journey: Journey): Promise<void> {
  await addToCart(at, t);
  await way(at, t.search.goToCart).click();
  await expect(at.getByRole("article")).toHaveCount(1);
  await way(at, t.cart.checkout).click();
  await fillCheckout(at, t);
  await proceed(at, t);
  await atTheBank(page, "approve");
  await expect(at.getByText(t.receipt.paid.text)).toBeVisible();
  const number = await at.getByText(/^R\d{6}-/).innerText();
  expect(isReceiptNumber(number)).toBe(true);
  await expect(at.getByRole("heading", { name: t.charges.name[journey.type] })).toBeVisible();
  await expect(at.getByText(journey.amount).first()).toBeVisible();
}

for (const journey of JOURNEYS) {
  test(`${journey.type} is found, carted and paid at the portal`, async ({ page }) => {
    await page.goto(`/#/search?lang=en&council=${AT_THE_PORTAL}`);
    await journey.find(page, samplesOf(AT_THE_PORTAL));
    await payTo(page, page.getByRole("main"), journey);
  });

  test(`${journey.type} is found, carted and paid in kaunter-pay on a council's site`, async ({ page }) => {
    await page.goto(`http://${ON_A_SITE}.localhost:4274/english.html`);
    const pay = page.locator("kaunter-pay");
    await journey.find(pay, samplesOf(ON_A_SITE));
    await payTo(page, pay, journey);
  });
}
