import { assign, object, optional } from "superstruct";
import {
  cardPaymentRequest,
  createdPayment,
  fpxPaymentRequest,
  licenceAccess,
  payAgainRequest,
  publicPayment,
  requeryRequest,
  returnedPayment,
  returnRequest,
} from "../../../api/schemas/payment.ts";
import { list } from "../../../domain/schemas/limits.ts";
import { amountChanged, answered, refusals } from "../answers.ts";
import { publicLines, sentLines } from "../charges.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { inPath, json, type Operation, operation, type Parameter } from "../operation.ts";
import type { JsonSchema } from "../schema.ts";

/** Creating a payment, and reading its result. */

const services = object({ services: list(publicLines, { min: 1, max: 100 }) });

/** A payment as its holder reads it, with the lines of its charges. */
export const shownPayment = assign(publicPayment, services);

export const PAYMENT: JsonSchema = { title: "Payment", ...jsonSchemaOf(shownPayment, "answer") };

/** The answer to a return handle, with the payment. */
const shown = object({ payment: optional(shownPayment) });

const CREATED: JsonSchema = { title: "CreatedPayment", ...jsonSchemaOf(createdPayment, "answer") };

const sentServices = object({ services: list(sentLines, { min: 1, max: 100 }) });

const REQUEST: JsonSchema = {
  title: "PaymentRequest",
  anyOf: [
    jsonSchemaOf(assign(fpxPaymentRequest, sentServices), "mask"),
    jsonSchemaOf(assign(cardPaymentRequest, sentServices), "mask"),
  ],
};

const key: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description: "16 to 200 printable characters. The same key with the same request returns the same payment.",
  schema: { type: "string", pattern: "^[\\x21-\\x7e]{16,200}$" },
};

const token = inPath("token", "the payment's status token");

export const payments: readonly Operation[] = [
  operation({
    method: "post",
    path: "/createPayment",
    summary: "Create a payment, once for each idempotency key. The server calculates every amount again.",
    access: "anyone",
    parameters: [key],
    body: json(REQUEST),
    answers: {
      ...answered(CREATED, "The payment, and the single-use page that redirects to the bank."),
      ...amountChanged,
      ...refusals(400, 403, 404, 413, 415, 422, 429, 503),
    },
  }),
  operation({
    method: "get",
    path: "/api/payments/{token}",
    summary: "Read a payment.",
    access: "holder",
    parameters: [token],
    answers: { ...answered(PAYMENT), ...refusals(404) },
  }),
  operation({
    method: "post",
    path: "/api/payments/{token}/again",
    summary: "Resume an unsent payment, or retry an unpaid one.",
    access: "holder",
    parameters: [token, key],
    body: json(jsonSchemaOf(payAgainRequest, "mask")),
    answers: {
      ...answered(CREATED, "The payment to continue with."),
      ...amountChanged,
      ...refusals(400, 403, 404, 410, 413, 415, 422, 429, 503),
    },
  }),
  operation({
    method: "post",
    path: "/api/payments/return",
    summary: "Exchange the single-use handle that the citizen returned with.",
    access: "holder",
    body: json(jsonSchemaOf(returnRequest, "create")),
    answers: {
      ...answered(jsonSchemaOf(assign(returnedPayment, shown), "answer")),
      ...refusals(400, 404, 410, 413, 415),
    },
  }),
  operation({
    method: "post",
    path: "/api/payments/licence",
    summary: "Exchange the single-use handle of a licence's frame. Pages of other origins are refused.",
    access: "holder",
    body: json(jsonSchemaOf(returnRequest, "create")),
    answers: {
      ...answered(
        jsonSchemaOf(licenceAccess, "answer"),
        "The licence, and a key that reads it for ten minutes.",
      ),
      ...refusals(400, 403, 404, 410, 413, 415),
    },
  }),
  operation({
    method: "post",
    path: "/api/requery",
    summary: "Ask the bank about a payment now, and read its status after that.",
    access: "holder",
    body: json(jsonSchemaOf(requeryRequest, "create")),
    answers: { ...answered(PAYMENT), ...refusals(400, 404, 413, 415, 429) },
  }),
];
