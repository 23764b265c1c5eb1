import { create } from "zustand";

/**
 * An account that waits for its verification, with the password that asking for a code and confirming it take. It is in
 * memory alone, for as long as the page is open: whoever opens the page again logs in again.
 */
export interface UnverifiedAccount {
  /** The e-mail address. */
  readonly name: string;
  readonly password: string;
}

export const useUnverifiedAccount = create<{ readonly unverified: UnverifiedAccount | undefined }>()(() => ({
  unverified: undefined,
}));

/** Keeps it for the screen that verifies it. */
export function holdUnverified(account: UnverifiedAccount): void {
  useUnverifiedAccount.setState({ unverified: account });
}

/** Forgets it with its password: it is verified, or somebody is logged in. */
export function clearUnverified(): void {
  useUnverifiedAccount.setState({ unverified: undefined });
}
