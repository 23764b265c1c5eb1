import type { FpxToken } from "./paymentMethod.ts";

/**
 * The display names of the buyer's banks by FPX's code: production and test banks, for persons (01) and companies (02)
 * (docs/protocols.md, FPX). One code can have two names: BKRM0602 is Bank Rakyat for a person and i-bizRAKYAT for a company.
 */
export const BANK_NAMES: Readonly<Record<FpxToken, Readonly<Record<string, string>>>> = {
  "01": {
    ABB0233: "Affin Bank",
    ABMB0212: "Alliance Bank (Personal)",
    AGRO01: "AGRONet",
    AMBB0209: "AmBank",
    BIMB0340: "Bank Islam",
    BMMB0341: "Bank Muamalat",
    BKRM0602: "Bank Rakyat",
    BOCM01: "Bank Of China",
    BSN0601: "BSN",
    BCBB0235: "CIMB Clicks",
    HLB0224: "Hong Leong Bank",
    HSBC0223: "HSBC Bank",
    KFH0346: "KFH",
    MBB0228: "Maybank2E",
    MB2U0227: "Maybank2U",
    OCBC0229: "OCBC Bank",
    PBB0233: "Public Bank",
    RHB0218: "RHB Bank",
    SCB0216: "Standard Chartered",
    UOB0226: "UOB Bank",
    ABB0234: "Affin B2C - Test ID",
    CIT0219: "Citibank",
    TEST0021: "SBI Bank A",
    TEST0022: "SBI Bank B",
    TEST0023: "SBI Bank C",
    UOB0229: "UOB Bank - Test ID",
  },
  "02": {
    ABB0235: "AFFINMAX",
    ABMB0213: "Alliance Bank (Business)",
    AGRO02: "AGRONetBIZ",
    AMBB0208: "AmBank",
    BIMB0340: "Bank Islam",
    BMMB0342: "Bank Muamalat",
    BNP003: "BNP Paribas",
    BCBB0235: "CIMB Clicks",
    CIT0218: "Citibank Corporate Banking",
    DBB0199: "Deutsche Bank",
    HLB0224: "Hong Leong Bank",
    HSBC0223: "HSBC Bank",
    BKRM0602: "i-bizRAKYAT",
    KFH0346: "KFH",
    MBB0228: "Maybank2E",
    OCBC0229: "OCBC Bank",
    PBB0233: "Public Bank PBe",
    PBB0234: "Public Bank PB enterprise",
    RHB0218: "RHB Bank",
    SCB0215: "Standard Chartered",
    UOB0228: "UOB Regional",
    ABB0232: "Affin Bank",
    TEST0021: "SBI Bank A",
    TEST0022: "SBI Bank B",
    TEST0023: "SBI Bank C",
  },
};

/** Large banks, for a shortcut beside the list of all. We have no figures of who uses which bank. */
export const USUAL_BANKS: Readonly<Record<FpxToken, readonly string[]>> = {
  "01": ["MB2U0227", "BCBB0235", "PBB0233", "RHB0218", "BIMB0340", "BSN0601"],
  "02": ["MBB0228", "BCBB0235", "PBB0233", "RHB0218"],
};

/** Banks in the list for persons that take companies' accounts. The list shows them apart, below the others. */
export const COMPANY_BANKS_FOR_PERSONS: readonly string[] = ["MBB0228"];

/** The bank's name, or its code for a bank that FPX added after this list was made (docs/protocols.md, FPX). */
export function bankNameOf(token: FpxToken, code: string): string {
  const names = BANK_NAMES[token];
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}
