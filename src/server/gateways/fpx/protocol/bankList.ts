/** One buyer bank of fpx_bankList; a blocked one stays visible and cannot be chosen (docs/protocols.md, FPX). */
export interface BankAvailability {
  /** The bank's code at FPX: "ABB0233". */
  readonly code: string;
  readonly online: boolean;
}

const ENTRY = /^([A-Z0-9]{1,20})~([A-Z])$/;

/**
 * Reads "ABB0233~A,BIMB0340~B". A is online; B is blocked, and so is any letter we do not know, since a bank that
 * cannot be chosen harms nobody. What is not an entry is passed over: the other banks can still be paid with.
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
