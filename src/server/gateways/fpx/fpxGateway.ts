import type { FpxPayment } from "../../payments/paymentDocument.ts";
import type { EnquiryReading, Gateway } from "../gateway.ts";
import type { FpxConnection } from "./connection.ts";
import { fpxAnswer } from "./fpxAnswer.ts";
import { FPX_PATHS } from "./protocol/constants.ts";
import { openMessage } from "./protocol/messages.ts";
import { formatFpxTime } from "./protocol/time.ts";
import { encodeWireBody } from "./protocol/wire.ts";
import { sealEnquiry, sealRequest } from "./sealRequest.ts";

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
      body: encodeWireBody(sealEnquiry(fpx, payment.fpx_request)),
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
