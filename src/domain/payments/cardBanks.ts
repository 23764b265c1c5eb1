/**
 * The 16 Malaysian banks that the card form offers, in this order (rule 3.18). The specification gives their number and no names.
 * These are the banks of FPX's personal accounts (docs/protocols.md, FPX) without Agrobank, Bank Of China and KFH. They are not
 * FPX codes: FPX lists Maybank twice, and has separate codes for personal and company accounts.
 */
export const CARD_BANKS = [
  "affin",
  "alliance",
  "ambank",
  "bank_islam",
  "bank_muamalat",
  "bank_rakyat",
  "bsn",
  "cimb",
  "hong_leong",
  "hsbc",
  "maybank",
  "ocbc",
  "public_bank",
  "rhb",
  "standard_chartered",
  "uob",
] as const;

export type CardBank = (typeof CARD_BANKS)[number];

/** Bank names are the same in every language. */
export const CARD_BANK_NAMES: Readonly<Record<CardBank, string>> = {
  affin: "Affin Bank",
  alliance: "Alliance Bank",
  ambank: "AmBank",
  bank_islam: "Bank Islam",
  bank_muamalat: "Bank Muamalat",
  bank_rakyat: "Bank Rakyat",
  bsn: "BSN",
  cimb: "CIMB Bank",
  hong_leong: "Hong Leong Bank",
  hsbc: "HSBC Bank",
  maybank: "Maybank",
  ocbc: "OCBC Bank",
  public_bank: "Public Bank",
  rhb: "RHB Bank",
  standard_chartered: "Standard Chartered",
  uob: "UOB Bank",
};
