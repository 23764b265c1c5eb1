import type { ReviewPayment } from "../../api/reviewQueue.ts";
import { add, type Sen } from "../../domain/money.ts";

/** What a refund case returns, over all bills and their parts. */
export function refundAmount({ bills }: Pick<NonNullable<ReviewPayment["refund_case"]>, "bills">): Sen {
  return add(...Object.values(bills).flatMap((parts) => Object.values(parts)));
}
