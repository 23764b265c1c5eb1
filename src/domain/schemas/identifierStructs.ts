import { define, enums } from "superstruct";
import { CHARGE_TYPES } from "../chargeTypes.ts";
import { COUNCIL_CODES } from "../councils.ts";
import { isPaymentId, isStatusToken, type PaymentId, type StatusToken } from "../identifiers.ts";

/** Schemas of the identifiers of councils, charge types and payments. */

export const councilCode = enums(COUNCIL_CODES);
export const chargeType = enums(CHARGE_TYPES);
export const paymentId = define<PaymentId>("payment id", isPaymentId);
export const statusToken = define<StatusToken>("status token", isStatusToken);
