import { FPX_TOKENS, type FpxToken } from "../../../src/domain/payments/paymentMethod.ts";

/** A buyer's bank at the simulated exchange. The bank list marks one that is not `online` as blocked ("B"). */
export interface SimulatedBank {
  readonly code: string;
  readonly name: string;
  readonly online: boolean;
}

export type SimulatedBanks = Readonly<Record<FpxToken, readonly SimulatedBank[]>>;

/** One bank of each list, so that the portal always shows an offline bank. */
const OFFLINE: readonly string[] = ["BOCM01", "BNP003"];

const bank = (code: string, name: string): SimulatedBank => ({ code, name, online: !OFFLINE.includes(code) });

const TEST_BANKS = [
  bank("TEST0021", "SBI Bank A"),
  bank("TEST0022", "SBI Bank B"),
  bank("TEST0023", "SBI Bank C"),
];

/** The production codes and PayNet's test banks (docs/protocols.md, FPX). */
export const SIMULATED_BANKS: SimulatedBanks = {
  "01": [
    bank("ABB0233", "Affin Bank"),
    bank("ABMB0212", "Alliance Bank (Personal)"),
    bank("AGRO01", "AGRONet"),
    bank("AMBB0209", "AmBank"),
    bank("BIMB0340", "Bank Islam"),
    bank("BMMB0341", "Bank Muamalat"),
    bank("BKRM0602", "Bank Rakyat"),
    bank("BOCM01", "Bank Of China"),
    bank("BSN0601", "BSN"),
    bank("BCBB0235", "CIMB Clicks"),
    bank("HLB0224", "Hong Leong Bank"),
    bank("HSBC0223", "HSBC Bank"),
    bank("KFH0346", "KFH"),
    bank("MBB0228", "Maybank2E"),
    bank("MB2U0227", "Maybank2U"),
    bank("OCBC0229", "OCBC Bank"),
    bank("PBB0233", "Public Bank"),
    bank("RHB0218", "RHB Bank"),
    bank("SCB0216", "Standard Chartered"),
    bank("UOB0226", "UOB Bank"),
    ...TEST_BANKS,
  ],
  "02": [
    bank("ABB0235", "AFFINMAX"),
    bank("ABMB0213", "Alliance Bank (Business)"),
    bank("AGRO02", "AGRONetBIZ"),
    bank("AMBB0208", "AmBank"),
    bank("BIMB0340", "Bank Islam"),
    bank("BMMB0342", "Bank Muamalat"),
    bank("BNP003", "BNP Paribas"),
    bank("BCBB0235", "CIMB Clicks"),
    bank("CIT0218", "Citibank Corporate Banking"),
    bank("DBB0199", "Deutsche Bank"),
    bank("HLB0224", "Hong Leong Bank"),
    bank("HSBC0223", "HSBC Bank"),
    bank("BKRM0602", "i-bizRAKYAT"),
    bank("KFH0346", "KFH"),
    bank("MBB0228", "Maybank2E"),
    bank("OCBC0229", "OCBC Bank"),
    bank("PBB0233", "Public Bank PBe"),
    bank("PBB0234", "Public Bank PB enterprise"),
    bank("RHB0218", "RHB Bank"),
    bank("SCB0215", "Standard Chartered"),
    bank("UOB0228", "UOB Regional"),
    ...TEST_BANKS,
  ],
};

/** The bank with this code in the list of this fpx_msgToken. */
export function findBank(
  banks: SimulatedBanks,
  messageToken: string,
  code: string,
): SimulatedBank | undefined {
  const token = FPX_TOKENS.find((known) => known === messageToken);
  return token && banks[token].find((candidate) => candidate.code === code);
}
