import { array, assign, object, size } from "superstruct";
import { payAgainRequest } from "../../../api/schemas/payAgain.ts";
import {
  cardPaymentRequest,
  createdPayment,
  fpxPaymentRequest,
  publicPayment,
  requeryRequest,
  returnedPayment,
  returnRequest,
} from "../../../api/schemas/payment.ts";
import { amountChanged, answered, refusals } from "../answers.ts";
import { publicLines, sentLines } from "../charges.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { inPath, json, type Operation, operation, type Parameter } from "../operation.ts";
import type { JsonSchema } from "../schema.ts";

/** Beginning a payment, and what becomes of it. */

const services = object({ services: size(array(publicLines), 1, 100) });

/** What of a payment its holder reads, its lines by their charges. */
export const shownPayment = assign(publicPayment, services);

export const PAYMENT: JsonSchema = { title: "Payment", ...jsonSchemaOf(shownPayment, "answer") };

const CREATED: JsonSchema = { title: "CreatedPayment", ...jsonSchemaOf(createdPayment, "answer") };

const sentServices = object({ services: size(array(sentLines), 1, 100) });

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
  description: "16 to 200 printable characters: the same key with the same request is the same payment",
  schema: { type: "string", pattern: "^[\\x21-\\x7e]{16,200}$" },
};

const token = inPath("token", "the payment's status token");

export const payments: readonly Operation[] = [
  operation({
    method: "post",
    path: "/createPayment",
    summary: "Begins a payment, once for each idempotency key. The server works every amount out again.",
    access: "anyone",
    parameters: [key],
    body: json(REQUEST),
    answers: {
      ...answered(CREATED, "The payment, and the portal's page that goes on to the bank, once."),
      ...amountChanged,
      ...refusals(400, 403, 404, 413, 415, 422, 429, 503),
    },
  }),
  operation({
    method: "get",
    path: "/api/payments/{token}",
    summary: "Reads a payment.",
    access: "holder",
    parameters: [token],
    answers: { ...answered(PAYMENT), ...refusals(404) },
  }),
  operation({
    method: "post",
    path: "/api/payments/{token}/again",
    summary: "Takes a payment up again, or pays again what it did not pay.",
    access: "holder",
    parameters: [token, key],
    body: json(jsonSchemaOf(payAgainRequest, "mask")),
    answers: {
      ...answered(CREATED, "The payment to go on with."),
      ...amountChanged,
      ...refusals(400, 403, 404, 410, 413, 415, 422, 429, 503),
    },
  }),
  operation({
    method: "post",
    path: "/api/payments/return",
    summary: "Exchanges the handle that the citizen came back with, once.",
    access: "holder",
    body: json(jsonSchemaOf(returnRequest, "create")),
    answers: {
      ...answered(jsonSchemaOf(returnedPayment, "answer")),
      ...refusals(400, 404, 410, 413, 415),
    },
  }),
  operation({
    method: "post",
    path: "/api/requery",
    summary: "Has the bank asked at once what became of a payment, and reads it as it then stands.",
    access: "holder",
    body: json(jsonSchemaOf(requeryRequest, "create")),
    answers: { ...answered(PAYMENT), ...refusals(400, 404, 413, 415, 429) },
  }),
];
