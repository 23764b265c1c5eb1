import { add, atLeastNothing, NOTHING, type Sen, subtract } from "../domain/money.ts";
import type { Settled } from "./charge.ts";

/** What the settlements of a record add up to, by one of its parts. */
export function paidOf(settled: readonly Settled[], part: string): Sen {
  return add(...settled.map((settlement) => settlement[part] ?? NOTHING));
}

/** Takes what was paid off a figure; none goes below nothing. */
export function lessPaid(figure: Sen, paid: Sen): Sen {
  return atLeastNothing(subtract(figure, paid));
}
