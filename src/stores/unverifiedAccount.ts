import { create } from "zustand";

/**
 * An account that waits for its verification. It includes the password, which the calls that send and confirm a code need. It is
 * only in memory, so after a reload the user logs in again.
 */
export interface UnverifiedAccount {
  /** The account's e-mail address. */
  readonly name: string;
  readonly password: string;
}

export const useUnverifiedAccount = create<{ readonly unverified: UnverifiedAccount | undefined }>()(() => ({
  unverified: undefined,
}));

/** Keeps an account for the screen of the verification. */
export function holdUnverified(account: UnverifiedAccount): void {
  useUnverifiedAccount.setState({ unverified: account });
}

/** Forgets the account and its password after the verification or a log-in. */
export function clearUnverified(): void {
  useUnverifiedAccount.setState({ unverified: undefined });
}
