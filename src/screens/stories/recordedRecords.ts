/** Recorded records of charges, for the stories of the search and the cart. */

export const LICENCE = {
  _id: "R1300001",
  type: "license",
  council: "mpt",
  license_no: "R1300001",
  nama_s: "KEDAI ***** ***** ****",
  statusl: "A",
  m_kod_type: "N",
  sah_hingga: "2026-12-31",
  kod_j_niaga: "4711",
  subhead: "71101",
  renewal_year: 2027,
  balance: "350.00",
  arrears: "120.00",
};

const { _id: _licenceId, balance: _licenceBalance, arrears: _licenceArrears, ...licenceLine } = LICENCE;

/** The payment line that renews this licence. */
export const LICENCE_LINE = {
  ...licenceLine,
  arrears_only: false,
  amount: "350.00",
  gst_amount: "0.00",
  discount: "0.00",
};

export const SUSPENDED_LICENCE = { ...LICENCE, statusl: "G" };
export const RISKY_LICENCE = { ...LICENCE, kod_j_niaga: "R" };

export const STALL = {
  _id: "3012345",
  type: "market",
  council: "mpt",
  stall_no: "301-2345",
  market: "Pasar Besar Tawau",
  tenant: "***",
  balance: "-86.40",
};

/** The stalls of one tenant. The last one is paid. */
export const STALL_ROWS = [
  STALL,
  { ...STALL, _id: "3012346", stall_no: "301-2346", balance: "-41.00" },
  { ...STALL, _id: "3012350", stall_no: "301-2350", market: "Pasar Tani Tawau", balance: "-18.05" },
  { ...STALL, _id: "3012351", stall_no: "301-2351", market: "Pasar Tani Tawau", balance: "0.00" },
];

export const PARKING_ACCOUNT = {
  _id: "P130001",
  type: "parking",
  council: "mpt",
  account_no: "P130001",
  holder: "SITI ***** *****",
  vehicle_no: "SAB1234A",
  balance: "12.30",
};

const { balance: _unknown, ...ofUnknownBalance } = PARKING_ACCOUNT;

export const ACCOUNT_OF_UNKNOWN_BALANCE = ofUnknownBalance;
