import { creditStateOf, fpxVerdict } from "../../../domain/payments/fpxResponse.ts";
import type { RequestFields } from "../../payments/authorizationRequest.ts";
import { isCardPayment, type Payment } from "../../payments/paymentDocument.ts";
import { sha256 } from "../../payments/tokens.ts";
import { type GatewayAnswer, referenceOf } from "../gateway.ts";
import type { Confirmation } from "./protocol/schemas.ts";
import { parseFpxTime } from "./protocol/time.ts";

/** The server believes an answer only when these fields equal those of the request. */
const COMPARED = [
  "fpx_msgToken",
  "fpx_sellerExId",
  "fpx_sellerExOrderNo",
  "fpx_sellerId",
  "fpx_sellerOrderNo",
  "fpx_txnAmount",
  "fpx_txnCurrency",
] as const satisfies readonly (keyof RequestFields & keyof Confirmation)[];

/** Transaction Not Found: FPX answers an enquiry with this code while it does not know the payment. */
const NOT_FOUND = "76";

/** Translates a verified AC. */
export function fpxAnswer(answer: Confirmation): GatewayAnswer {
  const { fpx_debitAuthCode: debit, fpx_creditAuthCode: credit } = answer;
  const verdict = debit === NOT_FOUND ? "not_found" : fpxVerdict(debit);
  return {
    gateway: "fpx",
    order: answer.fpx_sellerExOrderNo,
    digest: sha256(answer.fpx_checkSum.toUpperCase()),
    verdict,
    credit: verdict === "approved" ? creditStateOf(credit) : undefined,
    paidAt: parseFpxTime(answer.fpx_fpxTxnTime)?.toISOString(),
    authorization: referenceOf(answer.fpx_debitAuthNo),
    codes: { debit_code: debit, credit_code: credit },
    differs: (payment) => differingFields(payment, answer),
    applyDetails: (payment) =>
      isCardPayment(payment)
        ? payment
        : {
            ...payment,
            fpx_fpxTxnId: referenceOf(answer.fpx_fpxTxnId) ?? payment.fpx_fpxTxnId,
            response_code: debit,
          },
    method: (payment) => (isCardPayment(payment) ? payment.payment_method : payment.fpx_buyerBankId),
  };
}

function differingFields(payment: Payment, answer: Confirmation): readonly string[] {
  if (isCardPayment(payment)) return ["gateway"];
  return COMPARED.filter((field) => answer[field] !== payment.fpx_request[field]);
}
