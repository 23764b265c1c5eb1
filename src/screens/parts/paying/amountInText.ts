import { formatMoney, type Sen } from "../../../domain/money.ts";

/** An amount inside a sentence, which never ends a line between "RM" and its figures. */
export function amountInText(amount: Sen): string {
  return formatMoney(amount).replace(" ", "\u00a0");
}
