import { object } from "superstruct";
import { exportTicket } from "../../../api/schemas/exportTicket.ts";
import { emailCorrection, paymentDetails } from "../../../api/schemas/paymentDetails.ts";
import { foundPage, paymentFilters, paymentSearch } from "../../../api/schemas/paymentSearch.ts";
import { answered, answeredAs, refusals } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { inPath, json, type Operation, operation } from "../operation.ts";
import { teamPayment } from "./people.ts";

const details = jsonSchemaOf(object({ ...paymentDetails.schema, payment: teamPayment }), "answer");

/** The central team's calls that find payments, and read one. */
export const teamPayments: readonly Operation[] = [
  operation({
    method: "post",
    path: "/api/admin/payments/search",
    summary:
      "Find payments by what people hold, newest first. A role for named councils finds the payments of those, by their bills only.",
    access: "team",
    body: json(jsonSchemaOf(paymentSearch, "create")),
    answers: { ...answered(jsonSchemaOf(foundPage, "answer")), ...refusals(400, 401, 403, 413, 415) },
  }),
  operation({
    method: "get",
    path: "/api/admin/payments/orders/{order}",
    summary: "Read a payment with its messages, its remittances and its line in a settlement report.",
    access: "team",
    parameters: [inPath("order", "the order number")],
    answers: { ...answered(details), ...refusals(401, 403, 404) },
  }),
  operation({
    method: "post",
    path: "/api/admin/payments/orders/{order}/receipt",
    summary: "Send the receipt of a paid payment again, and record who did it.",
    access: "team",
    parameters: [inPath("order", "the order number")],
    answers: { ...answered(details), ...refusals(401, 403, 404, 409, 413) },
  }),
  operation({
    method: "post",
    path: "/api/admin/payments/orders/{order}/email",
    summary:
      "Correct the payer's e-mail address, and record who did it. Messages that wait go to the new one.",
    access: "team",
    parameters: [inPath("order", "the order number")],
    body: json(jsonSchemaOf(emailCorrection, "create")),
    answers: { ...answered(details), ...refusals(400, 401, 403, 404, 409, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/api/admin/payments/export",
    summary: "Ask for an export of the payments that a search finds.",
    access: "team",
    body: json(jsonSchemaOf(paymentFilters, "create")),
    answers: { ...answered(jsonSchemaOf(exportTicket, "answer")), ...refusals(400, 401, 403, 413, 415) },
  }),
  operation({
    method: "get",
    path: "/api/admin/payments/export/{ticket}",
    summary: "The export of a ticket, for the person who asked for it: once, and for a minute.",
    access: "team",
    parameters: [inPath("ticket", "the ticket of the export")],
    answers: {
      ...answeredAs("text/csv", "A row for each payment.", { type: "string" }),
      ...refusals(401, 403, 404),
    },
  }),
];
