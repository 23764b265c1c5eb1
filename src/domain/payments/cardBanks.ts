/**
 * The 16 Malaysian banks that the card form offers (docs/specification.md, sections 3 and 5), in the order shown. The
 * specification
 * gives their number and not their names: of the banks that persons pay from (docs/protocols.md, FPX), Agrobank, Bank Of China and
 * KFH are left out. A card's bank is no FPX code: there Maybank is two, and a bank has one code for persons and another for
 * companies.
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

/** Proper nouns: the same in every language. */
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
