import { enums } from "superstruct";
import { CHARGE_TYPES } from "../chargeTypes.ts";
import { COUNCIL_CODES } from "../councils.ts";
import { PAYMENT_ID, type PaymentId, STATUS_TOKEN, type StatusToken } from "../identifiers.ts";
import { kind } from "./limits.ts";

/** Schemas of the identifiers of councils, charge types and payments. */

export const councilCode = enums(COUNCIL_CODES);
export const chargeType = enums(CHARGE_TYPES);
export const paymentId = kind<PaymentId>("payment id", { pattern: PAYMENT_ID });
export const statusToken = kind<StatusToken>("status token", { pattern: STATUS_TOKEN });
