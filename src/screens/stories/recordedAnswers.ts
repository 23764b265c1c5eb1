import type { HistoryKind } from "../../domain/payments/paymentHistory.ts";

/** Recorded answers of the server for the screens' stories. */

export const ASSESSMENT = {
  _id: "130045001",
  type: "assessment",
  council: "mpt",
  assessment_no: "130045001",
  name: "Ahm** *** *****",
  house_no: "Lot 12",
  current_title: "CL 105***",
  arrears: "240.00",
  current: "180.00",
  full_year: "360.00",
  discount: "18.00",
  landcess_effect: "12.50",
  billed_quarter: 2,
  balance: "432.50",
};

export const SETTLED = {
  ...ASSESSMENT,
  arrears: "0.00",
  current: "0.00",
  full_year: "0.00",
  discount: "0.00",
  landcess_effect: "0.00",
  balance: "0.00",
};

const notice = (compound_no: string, offence: string) => ({
  _id: compound_no,
  type: "compound",
  council: "mpt",
  compound_no,
  compound_type: "vehicle",
  category: "vehicle-enforcement",
  offence,
  issued_on: "2026-08-14",
  vehicle_no: "SAB1234A",
});

export const COMPOUND_ROWS = [
  { ...notice("K26130001", "Meletak kenderaan di petak khas"), amount: "100.00" },
  { ...notice("K26130002", "Tidak mempamerkan kupon letak kereta"), amount: "45.45" },
  { ...notice("K26130003", "Meletak kenderaan di petak khas"), amount: "0.00" },
];

export const COMPOUND = {
  ...notice("K26130001", "Meletak kenderaan di petak khas"),
  compound_id: "K26130001",
  payer: "Sit* ***** *****",
  due_date: "2026-09-14",
  amount: "100.00",
};

/** An operasi licence. Its printed number has a dash, its id has none. */
export const LICENCE = {
  _id: "2011234",
  type: "license",
  council: "mpt",
  license_no: "201-1234",
  nama_s: "Hot** *** *****",
  statusl: "A",
  m_kod_type: "O",
  sah_hingga: "2026-12-31",
  renewal_year: 2026,
  balance: "310.00",
  arrears: "0.00",
};

export const STALL = {
  _id: "3012345",
  type: "market",
  council: "dbkk",
  stall_no: "301-2345",
  market: "Pasar Besar Kota Kinabalu",
  tenant: "***",
  balance: "-75.00",
};

export const CONFIGURATION = {};

export const BANKS = {
  result: [
    { id: "MB2U0227", online: true },
    { id: "BIMB0340", online: true },
    { id: "BOCM01", online: false },
  ],
  names: { MB2U0227: "Maybank2U", BIMB0340: "Bank Islam", BOCM01: "Bank Of China" },
  as_of: "2026-11-21T02:00:00.000Z",
};

/** The token of the recorded payment's status link. */
export const STATUS_TOKEN = "recorded-status-token-of-43-characters-long";

const PAYMENT = {
  _id: "0643f2a1b2c3d4e5f60718293a4b5c6d",
  type: "payment",
  user: "Siti binti Ahmad",
  email: "s***@example.my",
  contact: "********6789",
  machine_id: "A10",
  payment_datetime: "2026-11-21T02:11:00.000Z",
  payment_mode: "ECOMMERCE",
  services: [
    {
      type: "assessment",
      council: "mpt",
      assessment_no: "130045001",
      name: "Ahm** *** *****",
      house_no: "Lot 12",
      amount: "526.10",
      full_payment: true,
      gst_amount: "0.00",
      discount: "18.00",
      special_discount: "68.40",
      landcess_effect: "12.50",
      paid_until: "2026/4",
    },
    {
      type: "compound",
      council: "dbkk",
      compound_id: "K26110001",
      compound_no: "K26110001",
      compound_type: "vehicle",
      payer: "Sit* ***** *****",
      amount: "100.00",
    },
  ],
  payment_method: "1",
  bank_name: "Maybank2U",
  fpx_msgToken: "01",
  sent_softcopy: false,
  amount: "626.10",
  order_number: "K261121ABCDEFGHJK",
  language: "ms",
  response_code: null,
  history: [
    { what: "begun", at: "2026-11-21T02:11:00.000Z" },
    { what: "left", at: "2026-11-21T02:11:05.000Z" },
  ],
};

/** The payment's history with a last event. */
const since = (what: HistoryKind, at = "2026-11-21T02:12:40.000Z") => [...PAYMENT.history, { what, at }];

export const PAYMENTS = {
  in_progress: { ...PAYMENT, status: "in_progress" },
  pending: { ...PAYMENT, status: "pending", response_code: "09", history: since("held") },
  failed: { ...PAYMENT, status: "failed", response_code: "51", history: since("declined") },
  cancelled: { ...PAYMENT, status: "cancelled", response_code: "1C", history: since("cancelled") },
  expired: { ...PAYMENT, status: "expired", history: since("lapsed", "2026-11-21T06:12:40.000Z") },
  paid: {
    ...PAYMENT,
    status: "paid",
    payment_method: "MB2U0227",
    response_code: "00",
    receipt_no: "R261121-ABCDE-FGHJK-K",
    settled_at: "2026-11-21T02:12:40.000Z",
    fpx_fpxTxnId: "2611211012400001",
    history: since("approved"),
  },
} as const;

/** A refund case: another payment had already paid this bill. */
export const REFUND = {
  council: "dbkk",
  type: "compound",
  number: "K26110001",
  amount: "100.00",
  opened_at: "2026-11-21T02:12:40.000Z",
  state: "open",
};
