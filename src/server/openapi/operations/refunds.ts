import {
  REFUND_LISTS,
  refundApproval,
  refundOpening,
  refundPage,
  refundPayout,
  refundRejection,
  shownRefund,
} from "../../../api/schemas/refund.ts";
import { COUNCIL_CODES } from "../../../domain/councils.ts";
import type { AnyStruct } from "../../../domain/schemas/codec.ts";
import { answered, refusals } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { inPath, inQuery, json, type Operation, operation } from "../operation.ts";

const PAYMENT = "/api/admin/payments/{id}/refund";

const shown = answered(jsonSchemaOf(shownRefund, "answer"));

function step(path: string, summary: string, body: AnyStruct): Operation {
  return operation({
    method: "post",
    path: `${PAYMENT}/${path}`,
    access: "team",
    summary,
    parameters: [inPath("id", "the payment's id")],
    body: json(jsonSchemaOf(body, "create")),
    answers: { ...shown, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
  });
}

/** The central team's work on refunds. */
export const refunds: readonly Operation[] = [
  operation({
    method: "get",
    path: "/api/admin/refunds",
    access: "team",
    summary: "List refund cases by their step.",
    parameters: [
      inQuery("list", "which cases", { enum: [...REFUND_LISTS] }),
      inQuery("council", "the code of one council; a role for named councils names one of them", {
        enum: [...COUNCIL_CODES],
      }),
      inQuery("before", "the id after which the page begins"),
      inQuery("limit", "items on a page; 50 by default", { type: "integer", minimum: 1, maximum: 100 }),
    ],
    answers: { ...answered(jsonSchemaOf(refundPage, "answer")), ...refusals(400, 401, 403) },
  }),
  operation({
    method: "get",
    path: "/api/admin/refunds/{order}",
    access: "team",
    summary: "Read a payment's refund case, and what could be returned of each bill.",
    parameters: [inPath("order", "the order number or the receipt number")],
    answers: { ...shown, ...refusals(401, 403, 404) },
  }),
  step("opening", "Ask for a refund of a part of a bill, with the reason.", refundOpening),
  step(
    "approval",
    "Approve a refund that another person asked for, or that the portal opened.",
    refundApproval,
  ),
  step("rejection", "Reject a refund, with the reason.", refundRejection),
  step("payout", "Note the transfer of an approved refund, with its reference and day.", refundPayout),
];
