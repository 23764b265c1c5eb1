import { array, enums, integer, literal, object, optional, string } from "superstruct";
import { changesAnswer, configurationAnswer } from "../../../api/schemas/configurationChange.ts";
import { siteAnswer } from "../../../api/schemas/councils/site.ts";
import { siteVerification, siteVerificationRequest } from "../../../api/schemas/councils/siteVerification.ts";
import { doneAnswer } from "../../../api/schemas/done.ts";
import { publishedKeys } from "../../../api/schemas/keys.ts";
import { pageView } from "../../../api/schemas/pageView.ts";
import { erasureAnswer } from "../../../api/schemas/personData.ts";
import { portalStatus } from "../../../api/schemas/portalStatus.ts";
import { revokedList, statementRequest, verification } from "../../../api/schemas/verification.ts";
import { givenUser, userNamed } from "../../accounts/keepUser.ts";
import { councilPrintKept } from "../../councils/changeCouncil.ts";
import { heldOutRecord } from "../../records/heldOut.ts";
import { personRequest } from "../../routes/internalPersonRoutes.ts";
import { answered, answeredAs, pageAnswer, refusals, unchanged } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { inQuery, json, type Operation, operation } from "../operation.ts";
import { copy } from "./people.ts";

/**
 * The keys that check receipts and licences, page views, whether a site is known, this description, and the calls of the machine
 * that runs the process.
 */

const DONE = jsonSchemaOf(doneAnswer, "answer");
const STATUS = jsonSchemaOf(portalStatus, "answer");

export const machines: readonly Operation[] = [
  operation({
    method: "get",
    path: "/api/keys",
    summary: "Read the public keys of the signatures on receipts and licences.",
    access: "everywhere",
    answers: {
      ...answered(jsonSchemaOf(publishedKeys, "answer"), "The keys.", "ETag"),
      ...unchanged,
    },
  }),
  operation({
    method: "get",
    path: "/api/statements/revoked",
    summary: "Read the signed list of revoked receipts and licences.",
    access: "everywhere",
    answers: {
      ...answered(jsonSchemaOf(revokedList, "answer"), "The list.", "ETag"),
      ...unchanged,
    },
  }),
  operation({
    method: "post",
    path: "/api/verify",
    summary: "Read the current status of a signed receipt or licence.",
    access: "anyone",
    body: json(jsonSchemaOf(statementRequest, "create")),
    answers: { ...answered(jsonSchemaOf(verification, "answer")), ...refusals(400, 413, 415, 429) },
  }),
  operation({
    method: "post",
    path: "/api/views",
    summary: "Count a page view. Nothing about the visitor is stored.",
    access: "portal",
    body: json(jsonSchemaOf(pageView, "create")),
    answers: { 204: { description: "Counted." }, ...refusals(400, 403, 413, 415, 429) },
  }),
  operation({
    method: "get",
    path: "/api/site",
    summary: "Check whether the calling page's site may use the portal.",
    access: "everywhere",
    answers: answered(jsonSchemaOf(siteAnswer, "answer")),
  }),
  operation({
    method: "get",
    path: "/api/status",
    summary: "Read whether the portal is open, the version of the elements, and the planned maintenance.",
    access: "everywhere",
    answers: {
      ...answered(STATUS, "The status."),
      503: {
        description: "The databases do not answer.",
        headers: ["Retry-After"],
        content: json(STATUS),
      },
    },
  }),
  operation({
    method: "get",
    path: "/status",
    summary: "Open the page that a webmaster watches.",
    access: "browser",
    parameters: [inQuery("lang", "the language: ms, en or zh")],
    answers: {
      200: pageAnswer("The page."),
      503: { ...pageAnswer("The page, while the databases do not answer."), headers: ["Retry-After"] },
    },
  }),
  operation({
    method: "post",
    path: "/api/site/verification",
    summary: "Look for the verification file of a council's site, and let the site embed the elements.",
    access: "portal",
    body: json(jsonSchemaOf(siteVerificationRequest, "create")),
    answers: {
      ...answered(
        jsonSchemaOf(siteVerification, "answer"),
        "The site is active, or the answer says why not.",
      ),
      ...refusals(400, 403, 413, 415, 429),
    },
  }),
  operation({
    method: "get",
    path: "/api/openapi.json",
    summary: "Read this description.",
    access: "everywhere",
    answers: { ...answered({ type: "object" }, "OpenAPI 3.1.", "ETag"), ...unchanged },
  }),
  operation({
    method: "get",
    path: "/healthz",
    atRoot: true,
    summary: "Check that the process is alive.",
    access: "everywhere",
    answers: answered(jsonSchemaOf(object({ status: literal("ok") }), "answer")),
  }),
  operation({
    method: "get",
    path: "/readyz",
    atRoot: true,
    summary: "Check that the process can serve requests now.",
    access: "everywhere",
    answers: {
      ...answered(
        jsonSchemaOf(
          object({
            status: literal("ready"),
            warning: optional(literal("configuration")),
            used: optional(enums(["last good", "closed"])),
            fields: optional(array(string())),
          }),
          "answer",
        ),
      ),
      503: {
        description: "It cannot serve requests.",
        headers: ["Retry-After"],
        content: json(
          jsonSchemaOf(
            object({ status: literal("not ready"), blockReason: enums(["ending", "databases"]) }),
            "answer",
          ),
        ),
      },
    },
  }),
  operation({
    method: "get",
    path: "/metrics",
    atRoot: true,
    summary: "Read the metrics, in Prometheus format.",
    access: "operation",
    answers: { ...answeredAs("text/plain", "The metrics.", { type: "string" }), ...refusals(404) },
  }),
  operation({
    method: "post",
    path: "/internal/records",
    atRoot: true,
    summary: "Load council records.",
    access: "operation",
    body: json({}),
    answers: {
      ...answered(jsonSchemaOf(object({ loaded: integer(), held_out: array(heldOutRecord) }), "answer")),
      ...refusals(400, 404, 409, 413, 415, 422),
    },
  }),
  operation({
    method: "post",
    path: "/internal/loads",
    atRoot: true,
    summary: "Take a step of a load of council records.",
    access: "operation",
    body: json({ type: "object" }),
    answers: { ...answered({ type: "object" }), ...refusals(400, 404, 413, 415, 422) },
  }),
  operation({
    method: "post",
    path: "/internal/users",
    atRoot: true,
    summary: "Create a user.",
    access: "operation",
    body: json(jsonSchemaOf(givenUser, "create")),
    answers: { ...answered(DONE), ...refusals(400, 404, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/internal/users/resetSecondFactor",
    atRoot: true,
    summary: "Remove a user's second factor. The next log-in sets a new one.",
    access: "operation",
    body: json(jsonSchemaOf(userNamed, "create")),
    answers: { ...answered(DONE), ...refusals(400, 404, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/internal/person/export",
    atRoot: true,
    summary: "Read all data stored about the person with an e-mail address.",
    access: "operation",
    body: json(jsonSchemaOf(personRequest, "create")),
    answers: { ...answered(jsonSchemaOf(copy, "answer")), ...refusals(400, 404, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/internal/person/erase",
    atRoot: true,
    summary:
      "Erase the data stored about the person with an e-mail address, except what the law requires to keep.",
    access: "operation",
    body: json(jsonSchemaOf(personRequest, "create")),
    answers: {
      ...answered(jsonSchemaOf(erasureAnswer, "answer")),
      ...refusals(400, 401, 403, 404, 409, 413, 415),
    },
  }),
  operation({
    method: "post",
    path: "/internal/councils",
    atRoot: true,
    summary:
      "Store what a council prints: logo, signature, signer and contact. The answer names the fields that changed.",
    access: "operation",
    body: json({ type: "object" }),
    answers: { ...answered(jsonSchemaOf(councilPrintKept, "answer")), ...refusals(400, 404, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/internal/configuration",
    atRoot: true,
    summary: "Change the given fields of the configuration, and read the result.",
    access: "operation",
    body: json({ type: "object" }),
    answers: {
      ...answered(jsonSchemaOf(configurationAnswer, "answer")),
      ...refusals(400, 404, 409, 413, 415, 422),
    },
  }),
  operation({
    method: "post",
    path: "/internal/configuration/changes",
    atRoot: true,
    summary: "List the changes of the configuration.",
    access: "operation",
    answers: { ...answered(jsonSchemaOf(changesAnswer, "answer")), ...refusals(404, 413) },
  }),
  operation({
    method: "post",
    path: "/internal/backup",
    atRoot: true,
    summary: "Stream a backup, line by line.",
    access: "operation",
    answers: {
      ...answeredAs("application/x-ndjson", "One document on each line.", { type: "string" }),
      ...refusals(404),
    },
  }),
];
