import type { FpxToken } from "../../../domain/payments/paymentMethod.ts";
import type { RequestFields } from "../../payments/authorizationRequest.ts";
import type { FpxConnection } from "./connection.ts";
import { sealMessage } from "./protocol/messages.ts";
import type { AuthorizationRequest, StatusEnquiry } from "./protocol/schemas.ts";

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
export function sealEnquiry(fpx: FpxConnection, request: RequestFields): StatusEnquiry {
  return sealMessage("AE", valuesOf(request), fpx.keys.privateKey);
}

function valuesOf(request: RequestFields): RequestFields & { readonly fpx_msgToken: FpxToken } {
  const { fpx_msgToken } = request;
  if (fpx_msgToken !== "01" && fpx_msgToken !== "02")
    throw new RangeError("the stored FPX request has an unknown message token");
  return { ...request, fpx_msgToken };
}
