import { foundPage, paymentFilters, paymentSearch } from "../../../api/schemas/paymentSearch.ts";
import { answered, answeredAs, refusals } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { json, type Operation, operation } from "../operation.ts";

/** The central team's calls that find payments. */
export const teamPayments: readonly Operation[] = [
  operation({
    method: "post",
    path: "/api/admin/payments/search",
    summary:
      "Find payments by what people hold, newest first. A role for named councils finds the payments of those.",
    access: "team",
    body: json(jsonSchemaOf(paymentSearch, "create")),
    answers: { ...answered(jsonSchemaOf(foundPage, "answer")), ...refusals(400, 401, 403, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/api/admin/payments/export",
    summary: "The payments that a search finds, as CSV.",
    access: "team",
    body: json(jsonSchemaOf(paymentFilters, "create")),
    answers: {
      ...answeredAs("text/csv", "A row for each payment.", { type: "string" }),
      ...refusals(400, 401, 403, 413, 415),
    },
  }),
];
