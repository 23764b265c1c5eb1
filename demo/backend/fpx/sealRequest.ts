import { sealMessage } from "../../fpx-protocol/messages.ts";
import type { AuthorizationRequest } from "../../fpx-protocol/schemas.ts";
import type { RequestFields } from "../payments/authorizationRequest.ts";
import type { FpxConnection } from "./connection.ts";

/**
 * The signed AR of a stored request: nothing else is ever signed.
 * @throws FpxFieldError when a stored value breaks FPX's field rules
 */
export function sealRequest(fpx: FpxConnection, request: RequestFields): AuthorizationRequest {
  const { fpx_msgToken, ...fields } = request;
  if (fpx_msgToken !== "01" && fpx_msgToken !== "02")
    throw new RangeError("a stored request has a known token");
  return sealMessage("AR", { ...fields, fpx_msgToken }, fpx.keys.privateKey);
}
