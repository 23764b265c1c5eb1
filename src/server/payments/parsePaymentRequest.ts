import { StructError } from "superstruct";
import {
  cardPaymentRequest,
  fpxPaymentRequest,
  type PaymentRequest,
  paymentRequestCodec,
} from "../../api/schemas/payment.ts";
import type { ServiceLine } from "../../charges/index.ts";
import { chargeOf, readLine, writeLine } from "../../charges/lines.ts";
import { UnknownChargeError } from "../../charges/unreadable.ts";
import { NO_RECORD_NUMBERS, refuseCardData } from "../http/cardData.ts";
import { Refusal } from "../http/refusal.ts";
import { hashRequest } from "./idempotency.ts";

/** A parsed request to pay, before validation. */
export interface ParsedPaymentRequest {
  readonly request: PaymentRequest;
  readonly lines: readonly ServiceLine[];
  /** The request's hash. The order of the fields does not change it. */
  readonly hash: string;
}

/** FPX's bank codes (docs/protocols.md, FPX). */
const BANK = /^[A-Z0-9]{1,20}$/;

/**
 * Reads createPayment's body.
 * @throws Refusal 400 invalid_request, with the names of fields that it does not know, 403 invalid_payment_type, 404
 * invalid_council
 */
export function parsePaymentRequest(body: unknown): ParsedPaymentRequest {
  const request = paymentRequestCodec.read(body);
  refuseUnknownFields(Object(body));
  const lines = request.services.map(readRequestedLine);
  if (request.payment_method !== "3" && !BANK.test(request.fpx_buyerBankId))
    throw new Refusal(400, "invalid_request");
  const hash = hashRequest({ ...paymentRequestCodec.write(request), services: lines.map(writeLine) });
  return { request, lines, hash };
}

/** Refuses misspelt fields, and fields that only the server sets. */
function refuseUnknownFields(body: object): void {
  const known = { ...fpxPaymentRequest.schema, ...cardPaymentRequest.schema };
  const fields = Object.keys(body).filter((name) => !Object.hasOwn(known, name));
  if (fields.length > 0) throw new Refusal(400, "invalid_request", { details: { fields } });
}

function readRequestedLine(value: unknown): ServiceLine {
  try {
    const line = readLine(value);
    if (chargeOf(line).source === "form") refuseCardData(line, NO_RECORD_NUMBERS);
    return line;
  } catch (failure) {
    if (failure instanceof UnknownChargeError) throw new Refusal(403, "invalid_payment_type");
    if (failure instanceof StructError && failure.key === "council")
      throw new Refusal(404, "invalid_council");
    throw failure;
  }
}
