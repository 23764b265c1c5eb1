import { chargeTerms } from "../../api/schemas/chargeTerms.ts";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { PaymentRequest } from "../../api/schemas/payment.ts";
import { FPX_LIMITS } from "../../domain/payments/fpxLimits.ts";
import { fpxTokenOf } from "../../domain/payments/paymentMethod.ts";
import { openCharge, refuseWhenClosed } from "../bills/openCharge.ts";
import type { Databases } from "../databases/databases.ts";
import { invalidRequest, Refusal } from "../http/refusal.ts";
import { checkCallbackAddress } from "./callbackAddress.ts";
import type { ParsedPaymentRequest } from "./parsePaymentRequest.ts";
import { type PricedLine, paidThrough, priceLines, type RequestedLine } from "./priceLines.ts";

/**
 * Judges a request to pay by the configuration, the day and our records.
 * @param origins that a citizen may be sent back to
 * @returns the lines to pay, as our records have them
 * @throws Refusal with the reason; 409 with the fresh amounts
 */
export async function validatePayment(
  databases: Pick<Databases, "records" | "settlements">,
  { request, lines }: Pick<ParsedPaymentRequest, "request" | "lines">,
  {
    configuration,
    now,
    origins,
    takesCards,
  }: { configuration: Configuration; now: Date; origins: ReadonlySet<string>; takesCards: boolean },
): Promise<readonly PricedLine[]> {
  refuseWhenClosed(configuration);
  const asked = lines.map((line) => ({
    charge: openCharge(configuration, line.council, line.type),
    line,
  }));
  refuseTooMany(asked, configuration.cart_limit);
  checkMethod(request, takesCards && configuration.cards);
  checkCallbackAddress(request.callback_url, origins);
  const priced = await priceLines(databases, asked, request.amount, chargeTerms(configuration, now));
  checkLimits(request);
  return priced;
}

function refuseTooMany(lines: readonly RequestedLine[], limit: number): void {
  const paid = new Set(lines.map(paidThrough));
  if (paid.size < lines.length || lines.length > limit) throw invalidRequest();
}

/** Method 1 is a person's account, 2 a company's; 3 is a card, where cards are taken. */
function checkMethod(request: PaymentRequest, takesCards: boolean): void {
  if (request.payment_method === "3") {
    if (!takesCards) throw new Refusal(422, "method_unavailable");
  } else if (fpxTokenOf(request.payment_method) !== request.fpx_msgToken) throw invalidRequest();
}

/** FPX's own limits, before the citizen is sent to find out (docs/protocols.md, FPX). Nobody pays nothing by card either. */
function checkLimits(request: PaymentRequest): void {
  if (request.amount <= 0) throw new Refusal(422, "limit_exceeded");
  if (request.payment_method === "3") return;
  const { least, most } = FPX_LIMITS[request.fpx_msgToken];
  if (request.amount < least || request.amount > most) throw new Refusal(422, "limit_exceeded");
}
