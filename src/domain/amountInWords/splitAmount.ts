import type { Sen } from "../money.ts";

/** An amount's ringgit, and the sen beside them: 0 to 99. */
export interface SplitAmount {
  readonly ringgit: number;
  readonly sen: number;
}

export function splitAmount(amount: Sen): SplitAmount {
  return { ringgit: Math.floor(amount / 100), sen: amount % 100 };
}
