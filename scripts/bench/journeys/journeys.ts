import { type Sample, samplesOf } from "../../../demo/records/samples.ts";
import { atTheBank, proceedButton, TEXTS, way } from "../../../e2e/support/counter.ts";
import { noteTraffic } from "../../../e2e/support/traffic.ts";
import type { ChargeType } from "../../../src/domain/chargeTypes.ts";
import { DEFAULT_COUNCIL, nameOfCouncil } from "../../../src/domain/councils.ts";
import type { Citizen } from "./citizen.ts";

/** Journeys from the home page to the bank, with the fewest actions that lead there. */

const t = TEXTS.ms;

const PAYER = { name: "Siti binti Ahmad", email: "siti@example.my", phone: "012-345 6789" };
const BANK = "Maybank2U";

const samples = samplesOf(DEFAULT_COUNCIL);
const main = ({ page }: Citizen) => page.getByRole("main");

export interface Journey {
  readonly name: string;
  /** The citizen paid here before, and asked the portal to remember the payer. */
  readonly isReturning?: boolean;
  /** Ends on the payment screen, where all journeys continue alike. */
  walk(citizen: Citizen): Promise<void>;
}

export const JOURNEYS: readonly Journey[] = [
  { name: "one bill, guest", walk: (citizen) => payOne(citizen, samples.withLandCess) },
  {
    name: "one bill, remembered payer",
    isReturning: true,
    walk: (citizen) => payOne(citizen, samples.threeChoices, true),
  },
  {
    name: "three fines of a plate",
    async walk(citizen) {
      await begin(citizen, "compound");
      await find(citizen, samples.vehicle);
      await citizen.press(main(citizen).getByRole("button", { name: /^Bayar 3 / }));
    },
  },
  {
    name: "a trading licence, renewed",
    async walk(citizen) {
      await begin(citizen, "license");
      await find(citizen, samples.licence);
      await citizen.type(field(citizen, t.search.consent.name), PAYER.name);
      await citizen.type(field(citizen, t.search.consent.ic_no), "800101-12-5678");
      await payNow(citizen);
    },
  },
  {
    name: "a local-government charge",
    async walk(citizen) {
      const labels = t.charges.local_government_charge;
      await begin(citizen, "local_government_charge");
      const typed: readonly (readonly [string, string])[] = [
        [labels.license_no, "R1300001"],
        [labels.customer_name, "Tan Mei Ling"],
        [labels.total_no_of_people, "4"],
        [labels.start_date, "30/12/2026"],
        [labels.end_date, "02012027"],
        [labels.full_name, "Hotel Tawau"],
        [labels.email, PAYER.email],
        [labels.phone, PAYER.phone],
      ];
      for (const [label, text] of typed) await citizen.type(main(citizen).getByLabel(label), text);
      await payNow(citizen);
    },
  },
  {
    name: "a cart of five bills",
    async walk(citizen) {
      await begin(citizen, "assessment");
      const { withLandCess, billboard, monthly, stall, parking } = samples;
      const bills = [withLandCess, billboard, monthly, stall, parking];
      for (const [place, bill] of bills.entries()) {
        await find(citizen, bill);
        await citizen.press(main(citizen).getByRole("button", { name: t.search.add }));
        if (place < bills.length - 1) await citizen.press(way(main(citizen), t.search.another));
      }
      await citizen.press(way(main(citizen), t.search.goToCart));
      await citizen.press(way(main(citizen), t.cart.checkout));
    },
  },
];

/** From the payment screen to the bank. A remembered payer has all fields filled in. */
export async function goToBank(citizen: Citizen, isKnown: boolean): Promise<void> {
  if (!isKnown) {
    for (const name of ["name", "email", "phone"] as const)
      await citizen.type(field(citizen, t.checkout[name]), PAYER[name]);
    await citizen.choose(main(citizen).getByRole("button", { name: BANK }));
  }
  await citizen.press(proceedButton(main(citizen), t));
}

/** Reloads a parking account, and lets the portal remember the payer. */
export async function payRemembered(citizen: Citizen): Promise<void> {
  await payOne(citizen, samples.parking);
  await remember(citizen);
  await goToBank(citizen, false);
}

/** Lets the portal remember the payer on this device. */
export async function remember(citizen: Citizen): Promise<void> {
  await citizen.choose(main(citizen).getByRole("checkbox", { name: t.checkout.remember }));
}

/** Leaves the bank with an approved payment. @returns the requests to the portal until the receipt's page is quiet */
export async function comeBack(citizen: Citizen): Promise<number> {
  const { page } = citizen;
  const before = citizen.counts.requests;
  const { untilQuiet } = noteTraffic(page);
  await atTheBank(page, "approve");
  await page.getByText(t.receipt.paid.text).waitFor();
  await untilQuiet();
  return citizen.counts.requests - before;
}

/** From the home page to the search of a charge. A returning citizen's council is chosen already. */
export async function begin(citizen: Citizen, charge: ChargeType, isReturning = false): Promise<void> {
  const link = (name: string) => main(citizen).getByRole("link", { name });
  if (!isReturning) await citizen.press(link(nameOfCouncil(DEFAULT_COUNCIL, "ms").name).first());
  await citizen.press(link(t.charges.name[charge]));
}

async function payOne(citizen: Citizen, bill: Sample, isReturning = false): Promise<void> {
  await begin(citizen, bill.charge, isReturning);
  await find(citizen, bill);
  await payNow(citizen);
}

/** Searches in the form, which may have another charge chosen. A tile of the home page has chosen its charge. */
export async function find(
  citizen: Citizen,
  { charge, number }: Pick<Sample, "charge" | "number">,
): Promise<void> {
  if (charge === "local_government_charge")
    throw new Error("A form has no number: find() searches records only.");
  const typed = field(citizen, t.charges[charge].number);
  const choice = main(citizen).getByRole("radio", { name: t.charges.name[charge], exact: true });
  await typed.or(choice).first().waitFor();
  if (!(await typed.isVisible())) await citizen.choose(choice);
  await citizen.type(typed, number);
  await citizen.press(main(citizen).getByRole("button", { name: t.search.submit, exact: true }));
}

const field = (citizen: Citizen, name: string) => main(citizen).getByRole("textbox", { name, exact: true });

export const payNow = (citizen: Citizen) =>
  citizen.press(main(citizen).getByRole("button", { name: t.search.payNow }));
