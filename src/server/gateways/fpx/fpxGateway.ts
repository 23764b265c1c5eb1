import type { FpxToken } from "../../../domain/payments/paymentMethod.ts";
import type { RequestFields } from "../../payments/authorizationRequest.ts";
import type { FpxPayment } from "../../payments/paymentDocument.ts";
import { encodeFormBody } from "../formBody.ts";
import type { EnquiryReading, Gateway } from "../gateway.ts";
import type { FpxConnection } from "./connection.ts";
import { fpxAnswer } from "./fpxAnswer.ts";
import { FPX_PATHS } from "./protocol/constants.ts";
import { openMessage, sealMessage } from "./protocol/messages.ts";
import type { AuthorizationRequest, StatusEnquiry } from "./protocol/schemas.ts";
import { formatFpxTime } from "./protocol/time.ts";

/** FPX's part in a payment. The browser posts the AR, and the server sends the AE (docs/protocols.md, FPX). */
export function fpxGateway(fpx: FpxConnection, payment: FpxPayment): Gateway {
  return {
    name: "fpx",
    // FPX refuses a request whose time is far from its own clock
    atRedirect: (now) => ({
      ...payment,
      fpx_request: { ...payment.fpx_request, fpx_sellerTxnTime: formatFpxTime(now) },
    }),
    form: () => ({
      origin: fpx.browserOrigin,
      path: FPX_PATHS.authorization,
      fields: sealRequest(fpx, payment.fpx_request),
    }),
    cardForm: () => undefined,
    enquiry: () => ({
      url: `${fpx.serverOrigin}${FPX_PATHS.statusEnquiry}`,
      body: encodeFormBody(sealEnquiry(fpx, payment.fpx_request)),
    }),
    fetch: fpx.fetch,
    readEnquiry: (body, now) => readEnquiry(fpx, body, now),
  };
}

function readEnquiry(fpx: FpxConnection, body: string, now: Date): EnquiryReading {
  const opened = openMessage("AC", body, fpx.certificates, now);
  if (opened.kind !== "message") {
    const why = opened.kind === "unverified" ? opened.reason : opened.kind;
    return { kind: "nothing", event: "fpx_answer_unverified", details: { why } };
  }
  return { kind: "answer", answer: fpxAnswer(opened.message) };
}

/**
 * Signs the AR of a stored request. The server signs stored requests only (rule 7.19).
 * @throws FpxFieldError when a stored value breaks FPX's field rules
 */
export function sealRequest(fpx: FpxConnection, request: RequestFields): AuthorizationRequest {
  return sealMessage("AR", valuesOf(request), fpx.keys.privateKey);
}

/**
 * Signs the AE for a stored request. It repeats all values of the AR (docs/protocols.md, FPX).
 * @throws FpxFieldError when a stored value breaks FPX's field rules
 */
function sealEnquiry(fpx: FpxConnection, request: RequestFields): StatusEnquiry {
  return sealMessage("AE", valuesOf(request), fpx.keys.privateKey);
}

function valuesOf(request: RequestFields): RequestFields & { readonly fpx_msgToken: FpxToken } {
  const { fpx_msgToken } = request;
  if (fpx_msgToken !== "01" && fpx_msgToken !== "02")
    throw new RangeError("the stored FPX request has an unknown message token");
  return { ...request, fpx_msgToken };
}
