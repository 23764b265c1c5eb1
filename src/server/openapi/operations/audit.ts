import { auditExport, auditPage, auditSearch } from "../../../api/schemas/audit.ts";
import { exportTicket } from "../../../api/schemas/exportTicket.ts";
import { answered, answeredAs, refusals } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { inPath, json, type Operation, operation } from "../operation.ts";

/** The audit log, to read only. */
export const audit: readonly Operation[] = [
  operation({
    method: "post",
    path: "/api/admin/audit/search",
    access: "team",
    summary: "Search the audit log by person, kind, payment and days, newest first.",
    body: json(jsonSchemaOf(auditSearch, "create")),
    answers: { ...answered(jsonSchemaOf(auditPage, "answer")), ...refusals(400, 401, 403, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/api/admin/audit/export",
    access: "team",
    summary: "Ask for an export of the entries of the audit log that match.",
    body: json(jsonSchemaOf(auditExport, "create")),
    answers: { ...answered(jsonSchemaOf(exportTicket, "answer")), ...refusals(400, 401, 403, 413, 415) },
  }),
  operation({
    method: "get",
    path: "/api/admin/audit/export/{ticket}",
    access: "team",
    summary: "The export of a ticket, for the person who asked for it: once, and for a minute.",
    parameters: [inPath("ticket", "the ticket of the export")],
    answers: {
      ...answeredAs("text/csv", "The entries, newest first.", { type: "string" }),
      ...refusals(401, 403, 404),
    },
  }),
];
