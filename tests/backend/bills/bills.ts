import type { AssessmentRecord } from "../../../src/charges/assessment/assessment.ts";
import type { CompoundRecord } from "../../../src/charges/compound/compound.ts";
import type { LicenseRecord } from "../../../src/charges/license/license.ts";
import type { MarketRecord } from "../../../src/charges/market/market.ts";
import type { ParkingAccount } from "../../../src/charges/parking/parking.ts";
import { sen } from "../../../src/domain/money.ts";
import { documentOf } from "../../../src/server/records/document.ts";

/** Bills with fixed amounts. */

export const ASSESSMENT: AssessmentRecord = {
  _id: "A100",
  type: "assessment",
  council: "mpt",
  assessment_no: "A100",
  name: "AHMAD BIN ALI",
  house_no: "LOT 7",
  arrears: sen(100_00),
  current: sen(60_00),
  full_year: sen(120_00),
  discount: sen(12_00),
  landcess_effect: sen(5_00),
  billed_quarter: 2,
  balance: sen(165_00),
};

export const COSTLY_ASSESSMENT: AssessmentRecord = {
  ...ASSESSMENT,
  _id: "A200",
  assessment_no: "A200",
  arrears: sen(30_000_01),
};

export const COMPOUND: CompoundRecord = {
  _id: "K26000001",
  type: "compound",
  council: "mpt",
  compound_no: "K26-000001",
  compound_type: "vehicle",
  category: "vehicle-enforcement",
  offence: "Meletak kenderaan",
  issued_on: "2026-03-01",
  vehicle_no: "SAB1234A",
  compound_id: "C-1",
  payer: "SITI BINTI OMAR",
  due_date: "2026-04-01",
  amount: sen(80_00),
};

export const OTHER_COMPOUND: CompoundRecord = {
  ...COMPOUND,
  _id: "K26000002",
  compound_no: "K26-000002",
  compound_id: "C-2",
  compound_type: "individual",
  category: "individual-enforcement",
  amount: sen(30_00),
};

/** A trading licence. Its renewal asks for consent. */
export const LICENSE: LicenseRecord = {
  _id: "R1234567",
  type: "license",
  council: "mpt",
  license_no: "R1234567",
  nama_s: "KEDAI RUNCIT MAJU",
  statusl: "A",
  m_kod_type: "N",
  sah_hingga: "2025-12-31",
  kod_j_niaga: "RCT",
  renewal_year: 2026,
  balance: sen(250_00),
  arrears: sen(50_00),
};

/** A market licence with the number of a stall. */
export const MARKET_LICENSE: LicenseRecord = {
  ...LICENSE,
  _id: "3011234",
  license_no: "301-1234",
  m_kod_type: "M",
  balance: sen(84_00),
  arrears: sen(0),
};

export const STALL: MarketRecord = {
  _id: "3011234",
  type: "market",
  council: "mpt",
  stall_no: "301-1234",
  market: "PASAR BESAR",
  tenant: "LIM AH KAU",
  balance: sen(-45_50),
};

export const ACCOUNT: ParkingAccount = {
  _id: "P130001",
  type: "parking",
  council: "mpt",
  account_no: "P130001",
  holder: "KAVITHA A/P ARUMUGAM",
  vehicle_no: "SAB4321C",
  balance: sen(3_40),
};

/** A parking account whose council does not report the balance. */
export const UNTOLD_ACCOUNT: ParkingAccount = {
  _id: "P130002",
  type: "parking",
  council: "mpt",
  account_no: "P130002",
  holder: "YAP YUN FATT",
};

export const IDENTITY_NUMBER = "800101125555";

export const RECORDS = [
  documentOf(ASSESSMENT, undefined),
  documentOf(COSTLY_ASSESSMENT, undefined),
  documentOf(COMPOUND, IDENTITY_NUMBER),
  documentOf(OTHER_COMPOUND, IDENTITY_NUMBER),
  documentOf(LICENSE, IDENTITY_NUMBER),
  documentOf(MARKET_LICENSE, undefined),
  documentOf(STALL, IDENTITY_NUMBER),
  documentOf(ACCOUNT, IDENTITY_NUMBER),
  documentOf(UNTOLD_ACCOUNT, undefined),
];
