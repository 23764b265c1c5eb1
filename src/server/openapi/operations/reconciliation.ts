import { nullable } from "superstruct";
import {
  confirmRequest,
  differencesPage,
  endRequest,
  rebuildRequest,
  settlementReport,
  shownDifference,
  takeRequest,
} from "../../../api/schemas/reconciliation.ts";
import { duesRequest, shownDues } from "../../reconciliation/dues.ts";
import { payoutRequest, shownSplit, transferRequest } from "../../reconciliation/transfers.ts";
import { differencesRequest, readAnswer } from "../../routes/internalReconciliationRoutes.ts";
import { amountChanged, answered, refusals } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { inPath, inQuery, json, type Operation, operation } from "../operation.ts";

/** The settlement reports of the bank and of the card gateway, and the differences that a person decides about. */

const GATEWAY = inPath("gateway", "fpx or card", { enum: ["fpx", "card"] });

const CONFIRMED = inQuery(
  "confirmed",
  "says that the report is ours, although most of its lines have no payment",
  { enum: ["true"] },
);

const CSV = { "text/csv": { type: "string" } } as const;

const DUES = jsonSchemaOf(shownDues, "answer");
/** Null when the server failed after the answer had begun. */
const STREAMED_DUES = jsonSchemaOf(nullable(shownDues), "answer");

const SPLIT = jsonSchemaOf(shownSplit, "answer");

const SHOWN = jsonSchemaOf(shownDifference, "answer");

function decision(
  action: string,
  { answers = {}, ...described }: Pick<Operation, "summary" | "body"> & Partial<Pick<Operation, "answers">>,
): Operation {
  return operation({
    method: "post",
    path: `/api/admin/settlement-differences/{id}/${action}`,
    access: "finance",
    parameters: [inPath("id", "the difference's id")],
    ...described,
    answers: { ...answered(SHOWN), ...refusals(400, 401, 403, 404, 409, 413, 415, 422), ...answers },
  });
}

export const reconciliation: readonly Operation[] = [
  operation({
    method: "post",
    path: "/api/admin/settlement-reports/{gateway}",
    summary:
      "Read a settlement report and compare it with the payments. Reading it again changes nothing. A refused report's problem is named.",
    access: "finance",
    parameters: [GATEWAY, CONFIRMED],
    body: CSV,
    answers: {
      ...answered(jsonSchemaOf(settlementReport, "answer")),
      ...refusals(400, 401, 403, 413, 415, 422),
    },
  }),
  operation({
    method: "get",
    path: "/api/admin/settlement-differences",
    summary: "List the differences between settlement reports and payments that nobody has ended.",
    access: "finance",
    parameters: [
      inQuery("after", "the id after which the page begins"),
      inQuery("limit", "items on a page; 50 by default", { type: "integer", minimum: 1, maximum: 100 }),
    ],
    answers: { ...answered(jsonSchemaOf(differencesPage, "answer")), ...refusals(400, 401, 403) },
  }),
  decision("owner", {
    summary: "Become the owner of a difference.",
    body: json(jsonSchemaOf(takeRequest, "create")),
  }),
  decision("ending", {
    summary: "End a difference, as its owner.",
    body: json(jsonSchemaOf(endRequest, "create")),
  }),
  decision("confirmation", {
    summary:
      "Confirm a line that the gateway does not confirm. When a second person does, its payment becomes paid.",
    body: json(jsonSchemaOf(confirmRequest, "create")),
  }),
  decision("payment", {
    summary: "Make a payment again that a restore lost, from a request to pay. It stays unpaid.",
    body: json(jsonSchemaOf(rebuildRequest, "create")),
    answers: amountChanged,
  }),
  operation({
    method: "get",
    path: "/api/admin/payouts",
    summary: "Split a payout by council: what is to be transferred to whom, and what was.",
    access: "finance",
    parameters: [
      { ...inQuery("gateway", "fpx or card", { enum: ["fpx", "card"] }), required: true },
      { ...inQuery("payout", "the payout's reference"), required: true },
    ],
    answers: { ...answered(SPLIT), ...refusals(400, 401, 403, 404) },
  }),
  operation({
    method: "get",
    path: "/api/admin/payouts/dues",
    summary: "List what is still to be transferred to each council, of all payouts.",
    access: "finance",
    parameters: [inQuery("period", "the month or year of the payouts' value dates; without it, all payouts")],
    answers: { ...answered(DUES), ...refusals(400, 401, 403) },
  }),
  operation({
    method: "post",
    path: "/api/admin/payouts/transfers",
    summary: "Note a transfer to a council with its bank reference. Noting it again changes nothing.",
    access: "finance",
    body: json(jsonSchemaOf(transferRequest, "create")),
    answers: { ...answered(SPLIT), ...refusals(400, 401, 403, 404, 409, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/internal/payouts/show",
    atRoot: true,
    access: "operation",
    summary: "Split a payout by council.",
    body: json(jsonSchemaOf(payoutRequest, "create")),
    answers: { ...answered(SPLIT), ...refusals(400, 404, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/internal/payouts/dues",
    atRoot: true,
    access: "operation",
    summary: "List what is still to be transferred to each council, of all payouts.",
    body: json(jsonSchemaOf(duesRequest, "create")),
    answers: { ...answered(STREAMED_DUES), ...refusals(400, 404, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/internal/payouts/transfers",
    atRoot: true,
    access: "operation",
    summary: "Note a transfer to a council with its bank reference.",
    body: json(jsonSchemaOf(transferRequest, "create")),
    answers: { ...answered(SPLIT), ...refusals(400, 404, 409, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/internal/settlement-reports/{gateway}",
    atRoot: true,
    access: "operation",
    parameters: [GATEWAY, CONFIRMED],
    summary:
      "Read a settlement report of any size. Blank lines come before the answer while the server works.",
    body: CSV,
    answers: { ...answered(jsonSchemaOf(readAnswer, "answer")), ...refusals(400, 404) },
  }),
  operation({
    method: "post",
    path: "/internal/settlement-differences",
    atRoot: true,
    access: "operation",
    summary: "List the differences that nobody has ended.",
    body: json(jsonSchemaOf(differencesRequest, "create")),
    answers: { ...answered(jsonSchemaOf(differencesPage, "answer")), ...refusals(400, 404, 413, 415) },
  }),
];
