import { array, object, string } from "superstruct";
import { councilKeys } from "../../../api/schemas/councils/councilKey.ts";
import { doneAnswer } from "../../../api/schemas/done.ts";
import { remittancePage } from "../../../api/schemas/remittance.ts";
import { LANGUAGES } from "../../../domain/language.ts";
import { deliveryStatus, emailRequest, webhookRequest } from "../../remittances/remittanceDelivery.ts";
import { remittanceAnswer, remittancesAnswer } from "../../remittances/remittanceFile.ts";
import { REPORT_FORMATS, reportFileRequest } from "../../reports/reportFile.ts";
import {
  closingRequest,
  deliveryNamed,
  fileRequest,
  keyRequest,
  keysRequest,
  listRequest,
  pdfRequest,
  replayRequest,
  revocationRequest,
} from "../../routes/internalRemittanceRoutes.ts";
import { answered, answeredAs, refusals } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { inPath, inQuery, json, type Operation, operation } from "../operation.ts";

/** The remittances: what the councils' programs read, and the calls of the central team's commands. */

const DONE = jsonSchemaOf(doneAnswer, "answer");

const LIST = jsonSchemaOf(remittancesAnswer, "answer");

const COUNCIL = inPath("council", "the council's code, for example mpt");

const REMITTANCE = inPath("remittance", "the remittance's identifier, for example mpt-2026-14");

const ONE = [COUNCIL, REMITTANCE];

const LANGUAGE = inQuery("language", "ms, en or zh; without it, ms");

const CSV = answeredAs("text/csv", "The remittance, a row a line.", { type: "string" });

const PDF = answeredAs("application/pdf", "The remittance with its totals and lines, A4.", {
  type: "string",
  format: "binary",
});

const REPORT = {
  200: {
    description: "A row for each total.",
    content: { "text/csv": { type: "string" }, "text/html": { type: "string" } },
  },
} as const;

const internal = { method: "post", atRoot: true, access: "operation" } as const;

export const remittances: readonly Operation[] = [
  operation({
    method: "get",
    path: "/api/remittances/{council}",
    summary: "List a council's remittances in the order of their closing, at most 100, without their lines.",
    access: "council",
    parameters: [COUNCIL, inQuery("after", "the identifier of the last remittance that the caller has")],
    answers: { ...answered(LIST), ...refusals(401, 429) },
  }),
  operation({
    method: "get",
    path: "/api/remittances/{council}/{remittance}",
    summary: "Read a remittance with its lines.",
    access: "council",
    parameters: ONE,
    answers: { ...answered(jsonSchemaOf(remittanceAnswer, "answer")), ...refusals(401, 404, 429) },
  }),
  operation({
    method: "get",
    path: "/api/remittances/{council}/{remittance}/csv",
    summary: "Read a remittance as CSV.",
    access: "council",
    parameters: ONE,
    answers: {
      ...CSV,
      ...refusals(401, 404, 429),
    },
  }),
  operation({
    method: "get",
    path: "/api/remittances/{council}/{remittance}/pdf",
    summary: "Read a remittance as a signed PDF.",
    access: "council",
    parameters: [...ONE, LANGUAGE],
    answers: { ...PDF, ...refusals(400, 401, 404, 429) },
  }),
  operation({
    method: "post",
    path: "/api/remittances/{council}/{remittance}/acknowledgement",
    summary: "Note that the council has the remittance. The first time counts.",
    access: "council",
    parameters: ONE,
    answers: { ...answered(DONE), ...refusals(401, 404, 413, 429) },
  }),
  operation({
    ...internal,
    path: "/internal/remittances/close",
    summary: "Close the councils' days up to and including one, and list the new remittances.",
    body: json(jsonSchemaOf(closingRequest, "create")),
    answers: {
      ...answered(jsonSchemaOf(object({ closed: array(string()) }), "answer")),
      ...refusals(400, 404, 409, 413, 415),
    },
  }),
  operation({
    ...internal,
    path: "/internal/remittances/list",
    summary: "List a council's remittances without their lines.",
    body: json(jsonSchemaOf(listRequest, "create")),
    answers: { ...answered(LIST), ...refusals(400, 404, 413, 415) },
  }),
  operation({
    ...internal,
    path: "/internal/remittances/csv",
    summary: "Read a remittance as CSV.",
    body: json(jsonSchemaOf(fileRequest, "create")),
    answers: {
      ...CSV,
      ...refusals(400, 404, 413, 415),
    },
  }),
  operation({
    ...internal,
    path: "/internal/remittances/pdf",
    summary: "Read a remittance as a signed PDF.",
    body: json(jsonSchemaOf(pdfRequest, "create")),
    answers: { ...PDF, ...refusals(400, 404, 413, 415) },
  }),
  operation({
    ...internal,
    path: "/internal/remittances/report",
    summary: "Read the totals of a month or a year, and what is open, as CSV or as a page to print.",
    body: json(jsonSchemaOf(reportFileRequest, "create")),
    answers: { ...REPORT, ...refusals(400, 404, 413, 415) },
  }),
  operation({
    method: "get",
    path: "/api/admin/reports/{period}",
    access: "finance",
    summary: "Read the same report in a browser.",
    parameters: [
      inPath("period", "a month, for example 2026-11, or a year"),
      inQuery("council", "the code of one council; without it, all councils"),
      inQuery("format", "csv, or page for a page to print; csv without it", { enum: [...REPORT_FORMATS] }),
      inQuery("language", "of the page; ms without it", { enum: [...LANGUAGES] }),
    ],
    answers: { ...REPORT, ...refusals(400, 401, 403) },
  }),
  operation({
    method: "get",
    path: "/api/admin/remittances",
    access: "team",
    summary: "List a council's remittances, newest first, with their delivery.",
    parameters: [
      inQuery("council", "the council's code, for example mpt"),
      inQuery("before", "the last remittance of the page before"),
    ],
    answers: { ...answered(jsonSchemaOf(remittancePage, "answer")), ...refusals(400, 401, 403) },
  }),
  operation({
    method: "get",
    path: "/api/admin/remittances/{remittance}",
    access: "team",
    summary: "Read a remittance with its lines.",
    parameters: [REMITTANCE],
    answers: { ...answered(jsonSchemaOf(remittanceAnswer, "answer")), ...refusals(401, 403, 404) },
  }),
  operation({
    method: "get",
    path: "/api/admin/remittances/{remittance}/csv",
    access: "team",
    summary: "Read a remittance as CSV.",
    parameters: [REMITTANCE],
    answers: { ...CSV, ...refusals(401, 403, 404) },
  }),
  operation({
    method: "get",
    path: "/api/admin/remittances/{remittance}/pdf",
    access: "team",
    summary: "Read a remittance as a signed PDF.",
    parameters: [REMITTANCE, LANGUAGE],
    answers: { ...PDF, ...refusals(400, 401, 403, 404) },
  }),
  operation({
    ...internal,
    path: "/internal/council-keys/create",
    summary: "Make a key with which a council's program reads the council's remittances.",
    body: json(jsonSchemaOf(keyRequest, "create")),
    answers: {
      ...answered(jsonSchemaOf(object({ id: string(), key: string() }), "answer")),
      ...refusals(400, 404, 413, 415),
    },
  }),
  operation({
    ...internal,
    path: "/internal/council-keys/list",
    summary: "List a council's keys, without the keys themselves.",
    body: json(jsonSchemaOf(keysRequest, "create")),
    answers: {
      ...answered(jsonSchemaOf(councilKeys, "answer")),
      ...refusals(400, 404, 413, 415),
    },
  }),
  operation({
    ...internal,
    path: "/internal/council-keys/revoke",
    summary: "Revoke a council's key.",
    body: json(jsonSchemaOf(revocationRequest, "create")),
    answers: { ...answered(DONE), ...refusals(400, 404, 413, 415) },
  }),
  operation({
    ...internal,
    path: "/internal/remittance-deliveries/webhook",
    summary:
      "Call a webhook for each of a council's next remittances. The answer shows the signatures' secret, once.",
    body: json(jsonSchemaOf(webhookRequest, "create")),
    answers: {
      ...answered(jsonSchemaOf(object({ secret: string() }), "answer")),
      ...refusals(400, 404, 413, 415),
    },
  }),
  operation({
    ...internal,
    path: "/internal/remittance-deliveries/email",
    summary: "Send each of a council's next remittances to an e-mail address.",
    body: json(jsonSchemaOf(emailRequest, "create")),
    answers: { ...answered(DONE), ...refusals(400, 404, 413, 415) },
  }),
  operation({
    ...internal,
    path: "/internal/remittance-deliveries/list",
    summary: "List a council's deliveries and how far each is.",
    body: json(jsonSchemaOf(keysRequest, "create")),
    answers: {
      ...answered(jsonSchemaOf(object({ deliveries: array(deliveryStatus) }), "answer")),
      ...refusals(400, 404, 413, 415),
    },
  }),
  operation({
    ...internal,
    path: "/internal/remittance-deliveries/remove",
    summary: "End a delivery.",
    body: json(jsonSchemaOf(deliveryNamed, "create")),
    answers: { ...answered(DONE), ...refusals(400, 404, 413, 415) },
  }),
  operation({
    ...internal,
    path: "/internal/remittance-deliveries/replay",
    summary: "Deliver again what follows a remittance, or go on after the last attempt failed.",
    body: json(jsonSchemaOf(replayRequest, "create")),
    answers: { ...answered(DONE), ...refusals(400, 404, 413, 415) },
  }),
];
