/** One bank of fpx_bankList. The pages show a blocked bank, but nobody can choose it (docs/protocols.md, FPX). */
export interface BankAvailability {
  /** The bank's code at FPX: "ABB0233". */
  readonly code: string;
  readonly online: boolean;
}

const ENTRY = /^([A-Z0-9]{1,20})~([A-Z])$/;

/**
 * Reads "ABB0233~A,BIMB0340~B". A is online, and B is blocked. An unknown letter counts as blocked, which is the harmless choice.
 * A malformed entry is skipped, so that citizens can still pay with the other banks.
 */
export function parseBankList(bankList: string): readonly BankAvailability[] {
  return bankList.split(",").flatMap((entry) => {
    const [, code, state] = ENTRY.exec(entry.trim()) ?? [];
    return code === undefined ? [] : [{ code, online: state === "A" }];
  });
}

/** Writes fpx_bankList, in the order given. */
export function formatBankList(banks: readonly BankAvailability[]): string {
  return banks.map(({ code, online }) => `${code}~${online ? "A" : "B"}`).join(",");
}
