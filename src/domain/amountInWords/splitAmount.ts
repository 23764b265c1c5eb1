import type { Sen } from "../money.ts";

/** Whole ringgit, and the remaining sen, 0 to 99. */
export interface SplitAmount {
  readonly ringgit: number;
  readonly sen: number;
}

export function splitAmount(amount: Sen): SplitAmount {
  return { ringgit: Math.floor(amount / 100), sen: amount % 100 };
}

/** The unit of a group of three digits: ones, thousands, millions. */
export type Scale = 0 | 1 | 2;

/** Splits 1,000,234 into one million and 234: the groups of three digits that are not zero, highest first. */
export function thousandsOf(value: number): readonly { readonly group: number; readonly scale: Scale }[] {
  const groups = ([2, 1, 0] as const).map((scale) => ({
    group: Math.floor(value / 1000 ** scale) % 1000,
    scale,
  }));
  return groups.filter(({ group }) => group > 0);
}
