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
 * Validates a request to pay against the configuration, the date and our records.
 * @param origins the allowed origins of the callback
 * @param isClockWrong whether the server's clock is known to be wrong: receipts and the order of payments would be too
 * @returns the lines to pay, from our records
 * @throws Refusal with the reason; 409 with the current amounts
 */
export async function validatePayment(
  databases: Pick<Databases, "records" | "settlements">,
  { request, lines }: Pick<ParsedPaymentRequest, "request" | "lines">,
  {
    configuration,
    now,
    origins,
    takesCards,
    isClockWrong,
  }: {
    configuration: Configuration;
    now: Date;
    origins: ReadonlySet<string>;
    takesCards: boolean;
    isClockWrong: boolean;
  },
): Promise<readonly PricedLine[]> {
  if (isClockWrong) throw new Refusal(503, "attempt_failed_please_try_again", { retryAfter: 60 });
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

/** Method 1 is a personal account, 2 a company account, 3 a card. */
function checkMethod(request: PaymentRequest, takesCards: boolean): void {
  if (request.payment_method === "3") {
    if (!takesCards) throw new Refusal(422, "method_unavailable");
  } else if (fpxTokenOf(request.payment_method) !== request.fpx_msgToken) throw invalidRequest();
}

/** Checks FPX's limits before the citizen goes to the bank (docs/protocols.md, FPX). A card payment needs a positive amount. */
function checkLimits(request: PaymentRequest): void {
  if (request.amount <= 0) throw new Refusal(422, "limit_exceeded");
  if (request.payment_method === "3") return;
  const { least, most } = FPX_LIMITS[request.fpx_msgToken];
  if (request.amount < least || request.amount > most) throw new Refusal(422, "limit_exceeded");
}
