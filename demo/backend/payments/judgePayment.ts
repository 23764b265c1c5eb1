import { type Configuration, chargeTerms } from "../../../src/api/schemas/configuration.ts";
import type { PaymentRequest } from "../../../src/api/schemas/payment.ts";
import { FPX_LIMITS, fpxTokenOf } from "../../../src/domain/paymentMethod.ts";
import { openCharge, refuseWhenClosed } from "../bills/counter.ts";
import type { Databases } from "../databases/openDatabases.ts";
import { invalidRequest, Refusal } from "../http/refusal.ts";
import type { AskedPayment } from "./askedPayment.ts";
import { checkCallbackAddress } from "./callbackAddress.ts";
import { type AskedLine, type PricedLine, paidThrough, priceLines } from "./priceLines.ts";

/**
 * Judges a request to pay by the configuration, the day and our records.
 * @param origins that a citizen may be sent back to
 * @returns the lines to pay, as our records have them
 * @throws Refusal with the reason; 409 with the fresh amounts
 */
export async function judgePayment(
  databases: Pick<Databases, "records" | "settlements">,
  { request, lines }: Pick<AskedPayment, "request" | "lines">,
  { configuration, now, origins }: { configuration: Configuration; now: Date; origins: ReadonlySet<string> },
): Promise<readonly PricedLine[]> {
  refuseWhenClosed(configuration);
  const asked = lines.map((line) => ({
    charge: openCharge(configuration, line.council, line.type),
    line,
  }));
  refuseTooMany(asked, configuration.cart_limit);
  checkMethod(request);
  checkCallbackAddress(request.callback_url, origins);
  const priced = await priceLines(databases, asked, request.amount, chargeTerms(configuration, now));
  checkLimits(request);
  return priced;
}

function refuseTooMany(lines: readonly AskedLine[], limit: number): void {
  const paid = new Set(lines.map(paidThrough));
  if (paid.size < lines.length || lines.length > limit) throw invalidRequest();
}

/** Method 1 is a person's account, 2 a company's; a card is the card gateway's. */
function checkMethod({ payment_method, fpx_msgToken }: PaymentRequest): void {
  if (payment_method === "3") throw new Refusal(422, "method_unavailable");
  if (fpxTokenOf(payment_method) !== fpx_msgToken) throw invalidRequest();
}

/** FPX's own limits, before the citizen is sent to find out (protocols 1.3). */
function checkLimits({ amount, fpx_msgToken }: PaymentRequest): void {
  const { least, most } = FPX_LIMITS[fpx_msgToken];
  if (amount < least || amount > most) throw new Refusal(422, "limit_exceeded");
}
