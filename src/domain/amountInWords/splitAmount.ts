import type { Sen } from "../money.ts";

/** Whole ringgit, and the remaining sen, 0 to 99. */
export interface SplitAmount {
  readonly ringgit: number;
  readonly sen: number;
}

export function splitAmount(amount: Sen): SplitAmount {
  return { ringgit: Math.floor(amount / 100), sen: amount % 100 };
}
