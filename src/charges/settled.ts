import { add, atLeastNothing, NOTHING, type Sen, subtract } from "../domain/money.ts";
import type { Settled } from "./charge.ts";

/** The sum of all settlements of one part of a record. */
export function paidOf(settled: readonly Settled[], part: string): Sen {
  return add(...settled.map((settlement) => settlement[part] ?? NOTHING));
}

/** A figure less what was paid, never below zero. */
export function lessPaid(figure: Sen, paid: Sen): Sen {
  return atLeastNothing(subtract(figure, paid));
}
