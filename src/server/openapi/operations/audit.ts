import { auditExport, auditPage, auditSearch } from "../../../api/schemas/audit.ts";
import { answered, answeredAs, refusals } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { json, type Operation, operation } from "../operation.ts";

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
    summary: "Export the entries of the audit log that match.",
    body: json(jsonSchemaOf(auditExport, "create")),
    answers: {
      ...answeredAs("text/csv", "The entries, newest first.", { type: "string" }),
      ...refusals(400, 401, 403, 413, 415),
    },
  }),
];
