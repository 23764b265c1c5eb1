import { CARD_STATUS } from "../../../src/server/gateways/card/protocol/constants.ts";
import { CARD_ERRORS, type CardError } from "../../../src/server/gateways/card/protocol/errors.ts";
import { sealCardResponse } from "../../../src/server/gateways/card/protocol/messages.ts";
import type { CardRequest } from "../../../src/server/gateways/card/protocol/schemas.ts";
import { type Attempt, isStillPending } from "./attempt.ts";
import { COURSES } from "./choices.ts";
import { type CardGateway, findMerchant } from "./gateway.ts";

type ResponseFields = Readonly<Record<string, string>>;

/** The response to an error before any bank was involved. It has no signature (docs/protocols.md, Card gateway). */
export function refusal(request: CardRequest, error: CardError): ResponseFields {
  return { ...repeated(request), TransId: "", AuthCode: "", Status: "0", ErrDesc: CARD_ERRORS[error] };
}

/** The response about a decided attempt at this time. Undefined until it is decided. */
export function responseOf(gateway: CardGateway, attempt: Attempt): ResponseFields | undefined {
  const { state, request } = attempt;
  if (state.kind !== "decided") return undefined;
  const course = COURSES[state.choice];
  if (!course.isSigned) return refusal(request, course.error ?? "invalidParameters");
  const isPending = isStillPending(attempt, gateway.clock.now(), gateway.delays.late);
  return sealed(gateway, attempt, isPending ? CARD_STATUS.pending : course.status, course.error);
}

/**
 * The body of a backend call. It is always a success, never pending, because the timer may fire a little before the delay is
 * over.
 */
export function approvalOf(gateway: CardGateway, attempt: Attempt): ResponseFields {
  return sealed(gateway, attempt, CARD_STATUS.success);
}

function sealed(
  gateway: CardGateway,
  { request, transId, card }: Attempt,
  status: string,
  error?: CardError,
): ResponseFields {
  const merchant = findMerchant(gateway, request.MerchantCode);
  if (merchant === undefined)
    throw new Error("The attempt's merchant is no longer registered. Register it in the options.");
  const values = {
    ...repeated(request),
    TransId: transId,
    AuthCode: status === CARD_STATUS.success ? transId.slice(-6) : "",
    Status: status,
    ErrDesc: error === undefined ? "" : CARD_ERRORS[error],
    CCName: card?.brand ?? "",
    CCNo: card?.masked ?? "",
    S_bankname: card === undefined ? "" : "Bank Simulasi",
    S_country: card === undefined ? "" : "Malaysia",
  };
  const { Signature } = sealCardResponse(values, { merchantKey: merchant.key, type: request.SignatureType });
  return { ...values, Signature };
}

function repeated({ MerchantCode, PaymentId, RefNo, Amount, Currency, Remark }: CardRequest) {
  return { MerchantCode, PaymentId, RefNo, Amount, Currency, Remark };
}
