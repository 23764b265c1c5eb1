import { cardSchedule, type EnquirySchedule, FPX_SCHEDULE } from "../payments/enquirySchedule.ts";
import { isCardPayment, type Payment } from "../payments/paymentDocument.ts";
import { cardGateway } from "./card/cardGateway.ts";
import { fpxGateway } from "./fpx/fpxGateway.ts";
import type { Connections, Gateway } from "./gateway.ts";

/** @returns undefined for a card payment when the deployment no longer has a card gateway */
export function gatewayOf({ fpx, card }: Connections, payment: Payment): Gateway | undefined {
  return isCardPayment(payment) ? card && cardGateway(card, payment) : fpxGateway(fpx, payment);
}

/** Chooses the enquiry schedule by the payment's gateway. */
export function scheduleOf({ card }: Connections): (payment: Payment) => EnquirySchedule {
  const schedule = cardSchedule(card?.enquiriesPerDay ?? 1);
  return (payment) => (isCardPayment(payment) ? schedule : FPX_SCHEDULE);
}
