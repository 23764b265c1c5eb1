import { assessment } from "../../../src/charges/assessment/index.ts";
import type { ChargeTerms } from "../../../src/charges/charge.ts";
import { compound } from "../../../src/charges/compound/index.ts";
import type { CartItem } from "../../../src/charges/index.ts";
import { DEFAULT_LICENCE_MEANINGS } from "../../../src/charges/license/codes.ts";
import { license } from "../../../src/charges/license/index.ts";
import { localGovernmentForm } from "../../../src/charges/local_government_charge/form.ts";
import { parking } from "../../../src/charges/parking/index.ts";
import type { CouncilCode } from "../../../src/domain/councils.ts";
import { sen } from "../../../src/domain/money.ts";

/** Records as the server answers them, and the cart items that a search makes of them. */

const ADDED_AT = new Date("2026-11-21T02:03:04.000Z");

/** A citizen with these items leaves for the bank after adding them, whatever this machine's clock says. */
export const LEFT_AT = new Date("2026-11-21T02:13:04.000Z");

const TERMS: ChargeTerms = {
  today: { year: 2026, month: 11, day: 21 },
  assistance: null,
  licences: DEFAULT_LICENCE_MEANINGS,
};

export const COMPOUND = {
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
  amount: "50.00",
};

/** Arrears only, so that the amount does not change with the day. */
export const ASSESSMENT = {
  _id: "110012345",
  type: "assessment",
  council: "dbkk",
  assessment_no: "110012345",
  name: "Siti binti Ahmad",
  house_no: "12",
  arrears: "184.20",
  current: "0.00",
  full_year: "0.00",
  discount: "0.00",
  landcess_effect: "0.00",
  billed_quarter: 2,
  balance: "184.20",
};

export const LICENCE = {
  _id: "2011234",
  type: "license",
  council: "mpt",
  license_no: "201-1234",
  nama_s: "Hotel Seri Tawau",
  statusl: "A",
  m_kod_type: "O",
  sah_hingga: "2026-12-31",
  renewal_year: 2026,
  balance: "310.00",
  arrears: "0.00",
};

export const ACCOUNT = {
  _id: "P130001",
  type: "parking",
  council: "mpt",
  account_no: "P130001",
  holder: "Lim Ah Kau",
};

function offered<Item>(offers: readonly { readonly item: Item }[]): Item {
  const offer = offers[0];
  if (offer === undefined) throw new Error("the sample has nothing to pay");
  return offer.item;
}

export function fine(of: Partial<typeof COMPOUND> = {}): CartItem {
  return offered(compound.offers(compound.record.read({ ...COMPOUND, ...of }), TERMS, ADDED_AT));
}

export function assessed(): CartItem {
  return offered(assessment.offers(assessment.record.read(ASSESSMENT), TERMS, ADDED_AT));
}

export function licence(of: Partial<typeof LICENCE> = {}): CartItem {
  return offered(license.offers(license.record.read({ ...LICENCE, ...of }), TERMS, ADDED_AT));
}

export function reload(): CartItem {
  return parking.itemOf(parking.record.read(ACCOUNT), sen(10_00), ADDED_AT);
}

/** A stay at licensed premises, which depends on the licence's number. Two people for two days cost RM 4.00. */
export function stay(license_no = "201-1234", council: CouncilCode = "mpt", customer_name = "Ali"): CartItem {
  const form = {
    license_no,
    customer_name,
    total_no_of_people: "2",
    start_date: "2026-11-21",
    end_date: "2026-11-23",
    full_name: "Siti binti Ahmad",
    email: "siti@example.my",
    phone: "0123456789",
  };
  return localGovernmentForm.itemOf(form, council, ADDED_AT);
}
