import { formatMoney, type Sen } from "../../../domain/money.ts";

/** An amount inside a sentence, with a no-break space between "RM" and the figures. */
export function amountInText(amount: Sen): string {
  return formatMoney(amount).replace(" ", "\u00a0");
}
