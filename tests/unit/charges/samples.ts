import fc from "fast-check";
import type { AssessmentRecord } from "../../../src/charges/assessment/assessment.ts";
import { assessment } from "../../../src/charges/assessment/index.ts";
import { ASSISTED_TYPES } from "../../../src/charges/assisted.ts";
import type { ChargeTerms, Consent, FormValues, LicenceMeanings } from "../../../src/charges/charge.ts";
import type { CompoundRecord } from "../../../src/charges/compound/compound.ts";
import { compound } from "../../../src/charges/compound/index.ts";
import { CATEGORY_OF } from "../../../src/charges/compound/kinds.ts";
import type { CartItem } from "../../../src/charges/index.ts";
import { DEFAULT_LICENCE_MEANINGS } from "../../../src/charges/license/codes.ts";
import { license } from "../../../src/charges/license/index.ts";
import type { LicenseItem, LicenseRecord } from "../../../src/charges/license/license.ts";
import { localGovernmentForm } from "../../../src/charges/local_government_charge/form.ts";
import type { LocalGovernmentItem } from "../../../src/charges/local_government_charge/localGovernmentCharge.ts";
import { market } from "../../../src/charges/market/index.ts";
import type { MarketItem, MarketRecord } from "../../../src/charges/market/market.ts";
import { parking } from "../../../src/charges/parking/index.ts";
import type { ParkingAccount, ParkingItem } from "../../../src/charges/parking/parking.ts";
import { COMPOUND_TYPES } from "../../../src/domain/compounds.ts";
import { COUNCIL_CODES } from "../../../src/domain/councils.ts";
import { absolute, add, NOTHING, type Sen, sen, subtract } from "../../../src/domain/money.ts";

/** Made-up bills, and generators of every bill that a council may load. */

export const TODAY = { year: 2026, month: 11, day: 21 } as const;
export const ADDED_AT = new Date("2026-11-21T02:03:04.000Z");

export const WITHOUT_ASSISTANCE: ChargeTerms = {
  today: TODAY,
  assistance: null,
  licences: DEFAULT_LICENCE_MEANINGS,
};
export const WITH_ASSISTANCE: ChargeTerms = {
  ...WITHOUT_ASSISTANCE,
  assistance: { percent: 20, charges: ASSISTED_TYPES },
};

/** Figures in sen. A figure that is left out is 0. The balance follows from the others. */
type Figures = Partial<Record<"arrears" | "current" | "full_year" | "discount" | "landcess_effect", number>>;

export function assessmentRecord(
  figures: Figures,
  rest: Partial<Omit<AssessmentRecord, keyof Figures | "balance">> = {},
): AssessmentRecord {
  const { arrears = 0, current = 0, full_year = 0, discount = 0, landcess_effect = 0 } = figures;
  return {
    _id: "110012345",
    type: "assessment",
    council: "mpt",
    assessment_no: "110012345",
    name: "Siti binti Ahmad",
    house_no: "12",
    current_title: "CL 105012345",
    billed_quarter: 2,
    ...rest,
    arrears: sen(arrears),
    current: sen(current),
    full_year: sen(full_year),
    discount: sen(discount),
    landcess_effect: sen(landcess_effect),
    balance: sen(arrears + current + landcess_effect),
  };
}

export function compoundRecord(of: Partial<CompoundRecord> = {}): CompoundRecord {
  return {
    _id: "C2600123",
    type: "compound",
    council: "mpt",
    compound_no: "C2600123",
    compound_type: "vehicle",
    category: "vehicle-enforcement",
    offence: "Letak kereta di petak kuning",
    issued_on: "2026-10-01",
    vehicle_no: "SAB1234C",
    compound_id: "7f0c",
    payer: "Lim Ah Kau",
    due_date: "2026-10-15",
    amount: sen(50_00),
    ...of,
  };
}

/** An assessment with this number, as a search puts it into the cart. */
export function assessmentItem(number = "110012345", figures: Figures = { arrears: 184_20 }): CartItem {
  const record = assessmentRecord(figures, { _id: number, assessment_no: number });
  const [offer] = assessment.offers(record, WITHOUT_ASSISTANCE, ADDED_AT);
  if (offer === undefined) throw new Error("the sample has nothing to pay");
  return offer.item;
}

export function compoundItem(of: Partial<CompoundRecord> = {}): CartItem {
  const [offer] = compound.offers(compoundRecord(of), WITHOUT_ASSISTANCE, ADDED_AT);
  if (offer === undefined) throw new Error("the sample has nothing to pay");
  return offer.item;
}

/** A hawker's permit. It asks for no consent, and only its arrears can be paid online. */
export const HAWKER = { m_kod_type: "J", kod_j_niaga: "MKN" } as const;

/** A billboard permit of this year that owes RM 250.00: RM 50.00 of arrears, and its renewal. */
export function licenseRecord(of: Partial<LicenseRecord> = {}): LicenseRecord {
  return {
    _id: "2011234",
    type: "license",
    council: "mpt",
    license_no: "201-1234",
    nama_s: "Kedai Runcit Maju",
    statusl: "A",
    m_kod_type: "I",
    sah_hingga: "2025-12-31",
    kod_j_niaga: "RCT",
    subhead: "H0176153",
    renewal_year: 2026,
    balance: sen(250_00),
    arrears: sen(50_00),
    ...of,
  };
}

/** A trading licence with the same figures, whose renewal asks for consent. */
export function tradingRecord(of: Partial<LicenseRecord> = {}): LicenseRecord {
  return licenseRecord({ _id: "R1234567", license_no: "R1234567", m_kod_type: "N", ...of });
}

export const CONSENT: Consent = { name: "Wong Siew Ling", ic_no: "800101-12-5532" };

export function licenseItem(of: Partial<LicenseRecord> = {}, choice = "renewal"): LicenseItem {
  const offers = license.offers(licenseRecord(of), WITHOUT_ASSISTANCE, ADDED_AT);
  const offer = offers.find((offered) => offered.choice === choice);
  if (offer === undefined) throw new Error("the sample does not offer it");
  return offer.item;
}

export function marketRecord(of: Partial<MarketRecord> = {}): MarketRecord {
  return {
    _id: "3012345",
    type: "market",
    council: "mpt",
    stall_no: "301-2345",
    market: "Pasar Besar Tanjung",
    tenant: "Lim Ah Kau",
    balance: sen(-45_50),
    ...of,
  };
}

export function marketItem(of: Partial<MarketRecord> = {}): MarketItem {
  const [offer] = market.offers(marketRecord(of), WITHOUT_ASSISTANCE, ADDED_AT);
  if (offer === undefined) throw new Error("the sample has nothing to pay");
  return offer.item;
}

export function parkingAccount(of: Partial<ParkingAccount> = {}): ParkingAccount {
  return {
    _id: "P130001",
    type: "parking",
    council: "mpt",
    account_no: "P130001",
    holder: "Siti binti Ahmad",
    vehicle_no: "SAB1234C",
    balance: sen(3_40),
    ...of,
  };
}

export function parkingItem(amount = 5_00, of: Partial<ParkingAccount> = {}): ParkingItem {
  return parking.itemOf(parkingAccount(of), sen(amount), ADDED_AT);
}

/** Four people from 30 December to 2 January: three days. */
export function stayForm(of: FormValues = {}): FormValues {
  return {
    license_no: "R7654321",
    customer_name: "Tan Mei Ling",
    total_no_of_people: "4",
    start_date: "30/12/2026",
    end_date: "2/1/2027",
    full_name: "Aminah binti Salleh",
    email: "aminah@example.my",
    phone: "089-123 4567",
    ...of,
  };
}

export function stayItem(of: FormValues = {}): LocalGovernmentItem {
  return localGovernmentForm.itemOf(stayForm(of), "mpt", ADDED_AT);
}

export function itemsOfEveryType(): readonly CartItem[] {
  return [assessmentItem(), compoundItem(), licenseItem(), marketItem(), parkingItem(), stayItem()];
}

/** 0 in half of the cases, otherwise up to RM 100,000. */
const anyFigure: fc.Arbitrary<Sen> = fc.oneof(
  fc.constant(NOTHING),
  fc.integer({ min: 1, max: 100_000_00 }).map(sen),
);

const anyText = fc.stringMatching(/^[A-Za-z0-9 .\-林陈]{1,40}$/);

/** Every assessment bill that a council may load. `current` is a part of the year, and the discount does not exceed it. */
export const anyAssessment: fc.Arbitrary<AssessmentRecord> = fc
  .record({
    council: fc.constantFrom(...COUNCIL_CODES),
    number: fc.stringMatching(/^[0-9]{5,12}$/),
    name: anyText,
    house_no: fc.option(anyText, { nil: undefined }),
    current_title: fc.option(anyText, { nil: undefined }),
    arrears: anyFigure,
    current: anyFigure,
    unbilled: anyFigure,
    landCess: anyFigure,
    discounted: fc.double({ min: 0, max: 1, noNaN: true }),
    billed_quarter: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  })
  .map(({ number, unbilled, landCess, discounted, arrears, current, ...rest }) => {
    const full_year = add(current, unbilled);
    return {
      _id: number,
      type: "assessment",
      assessment_no: number,
      ...rest,
      arrears,
      current,
      full_year,
      discount: sen(Math.floor(full_year * discounted)),
      landcess_effect: landCess,
      balance: add(arrears, current, landCess),
    };
  });

export const anyCompound: fc.Arbitrary<CompoundRecord> = fc
  .record({
    council: fc.constantFrom(...COUNCIL_CODES),
    compound_no: fc.stringMatching(/^[A-Z0-9]{4,14}$/),
    compound_type: fc.constantFrom(...COMPOUND_TYPES),
    vehicle_no: fc.option(fc.stringMatching(/^[A-Z]{3}\d{4}$/), { nil: undefined }),
    offence: anyText,
    payer: anyText,
    amount: anyFigure,
  })
  .map((some) => ({
    _id: some.compound_no,
    type: "compound",
    category: CATEGORY_OF[some.compound_type],
    compound_id: `id-${some.compound_no}`,
    issued_on: "2026-10-01",
    due_date: "2026-10-15",
    ...some,
  }));

const anyDay = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** The codes with a meaning by default, and some without one. */
const anyCode = {
  statusl: fc.constantFrom("A", "A", "A", "B", "G", "T"),
  m_kod_type: fc.constantFrom("N", "N", "M", "J", "O", "I", "K", "L", "A", "X"),
  kod_j_niaga: fc.option(fc.constantFrom("RCT", "R", "P"), { nil: undefined }),
};

/** Every licence that a council may load. The arrears are a part of the balance, and 0 when the balance is in credit. */
export const anyLicense: fc.Arbitrary<LicenseRecord> = fc
  .record({
    ...anyCode,
    council: fc.constantFrom(...COUNCIL_CODES),
    license_no: fc.stringMatching(/^(R[0-9]{7}|[239][0-9]{2}-[0-9]{4})$/),
    nama_s: anyText,
    sah_hingga: anyDay,
    subhead: fc.option(anyText, { nil: undefined }),
    renewal_year: fc.integer({ min: 2019, max: 2041 }),
    renewal_month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    arrears: anyFigure,
    fee: anyFigure,
    councilOwes: fc.option(fc.integer({ min: 1, max: 1_000_00 }).map(sen), { freq: 4 }),
  })
  .map(({ arrears, fee, councilOwes, ...rest }) => ({
    _id: license.normaliseNumber(rest.license_no),
    type: "license",
    ...rest,
    ...(councilOwes === null
      ? { arrears, balance: add(arrears, fee) }
      : { arrears: NOTHING, balance: subtract(NOTHING, councilOwes) }),
  }));

/** A balance that is owed, in credit or zero. */
const anyBalance = fc
  .tuple(anyFigure, fc.boolean())
  .map(([figure, owed]) => (owed ? subtract(NOTHING, figure) : absolute(figure)));

export const anyMarket: fc.Arbitrary<MarketRecord> = fc
  .record({
    council: fc.constantFrom(...COUNCIL_CODES),
    stall_no: fc.stringMatching(/^30[0-9]-[0-9]{4}$/),
    market: fc.option(anyText, { nil: undefined }),
    tenant: anyText,
    balance: anyBalance,
  })
  .map((some) => ({ _id: market.normaliseNumber(some.stall_no), type: "market", ...some }));

export const anyParking: fc.Arbitrary<ParkingAccount> = fc
  .record({
    council: fc.constantFrom(...COUNCIL_CODES),
    account_no: fc.stringMatching(/^P[0-9]{6}$/),
    holder: anyText,
    vehicle_no: fc.option(fc.stringMatching(/^[A-Z]{3}\d{4}$/), { nil: undefined }),
    balance: fc.option(anyBalance, { nil: undefined }),
  })
  .map((some) => ({ _id: some.account_no, type: "parking", ...some }));

/** An amount by which a parking account may be reloaded. */
export const anyReload: fc.Arbitrary<Sen> = fc
  .integer({ min: parking.limits.least, max: parking.limits.most })
  .map(sen);

const anyName = fc.stringMatching(/^[A-Za-z林陈][A-Za-z0-9 .'\-林陈]{0,40}$/);

export const anyConsent: fc.Arbitrary<Consent> = fc.record({
  name: anyName,
  ic_no: fc.stringMatching(/^[0-9]{6}-[0-9]{2}-[0-9]{4}$/),
});

/** A valid form of the local-government charge. */
export const anyStay: fc.Arbitrary<FormValues> = fc
  .record({
    license_no: fc.stringMatching(/^ {0,2}(R[0-9]{7}|r[0-9]{7}|201-[0-9]{4}) {0,2}$/),
    customer_name: anyName,
    total_no_of_people: fc.integer({ min: 1, max: 9_999 }).map(String),
    start_date: anyDay,
    days: fc.integer({ min: 1, max: 366 }),
    full_name: anyName,
    email: fc.constantFrom("aminah@example.my", " hotel@homestay.example "),
    phone: fc.constantFrom("089-123 4567", "+60 12 345 6789"),
  })
  .map(({ days, ...typed }) => ({ ...typed, end_date: daysLater(typed.start_date, days) }));

export function daysLater(start: string, days: number): string {
  const date = new Date(`${start}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The meanings of codes in a deployment: other ones than the defaults, or none. */
const anyMeanings: fc.Arbitrary<LicenceMeanings> = fc.constantFrom(
  DEFAULT_LICENCE_MEANINGS,
  { not_allowed: {}, risky: {}, several: {}, consent: {}, operation: {} },
  { ...DEFAULT_LICENCE_MEANINGS, consent: { kod_j_niaga: ["RCT"] }, risky: { statusl: ["A"] } },
);

export const anyTerms: fc.Arbitrary<ChargeTerms> = fc.record({
  today: fc.record({
    year: fc.integer({ min: 2020, max: 2040 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
  assistance: fc.option(
    fc.record({
      percent: fc.integer({ min: 0, max: 100 }),
      charges: fc.subarray([...ASSISTED_TYPES]),
    }),
  ),
  licences: anyMeanings,
});
