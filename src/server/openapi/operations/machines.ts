import { array, enums, integer, literal, object, optional, string } from "superstruct";
import { doneAnswer } from "../../../api/schemas/done.ts";
import { publishedKeys } from "../../../api/schemas/keys.ts";
import { pageView } from "../../../api/schemas/pageView.ts";
import { erasureAnswer } from "../../../api/schemas/personData.ts";
import { siteAnswer } from "../../../api/schemas/site.ts";
import { statementRequest, verification } from "../../../api/schemas/verification.ts";
import { givenUser } from "../../accounts/keepUser.ts";
import { changesAnswer, configurationAnswer } from "../../configuration/changes.ts";
import { personAsked } from "../../routes/internalPersonRoutes.ts";
import { answered, answeredAs, refusals, unchanged } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { json, type Operation, operation } from "../operation.ts";
import { copy } from "./people.ts";

/** What receipts and licences are checked with, the count of page views, whether a site is known, this description, and what a machine that runs this asks. */

const DONE = jsonSchemaOf(doneAnswer, "answer");

export const machines: readonly Operation[] = [
  operation({
    method: "get",
    path: "/api/keys",
    summary: "The keys that receipts and licences are signed with.",
    access: "everywhere",
    answers: {
      ...answered(jsonSchemaOf(publishedKeys, "answer"), "The keys.", "ETag"),
      ...unchanged,
    },
  }),
  operation({
    method: "post",
    path: "/api/verify",
    summary: "How a statement on a receipt or a licence stands now.",
    access: "anyone",
    body: json(jsonSchemaOf(statementRequest, "create")),
    answers: { ...answered(jsonSchemaOf(verification, "answer")), ...refusals(400, 413, 415, 429) },
  }),
  operation({
    method: "post",
    path: "/api/views",
    summary: "Counts that one of the portal's pages was opened; nothing of who opened it.",
    access: "portal",
    body: json(jsonSchemaOf(pageView, "create")),
    answers: { 204: { description: "Heard." }, ...refusals(400, 403, 413, 415, 429) },
  }),
  operation({
    method: "get",
    path: "/api/site",
    summary: "Whether the portal knows the site of the page that asks, and answers its calls.",
    access: "everywhere",
    answers: answered(jsonSchemaOf(siteAnswer, "answer")),
  }),
  operation({
    method: "get",
    path: "/api/openapi.json",
    summary: "This description.",
    access: "everywhere",
    answers: { ...answered({ type: "object" }, "OpenAPI 3.1.", "ETag"), ...unchanged },
  }),
  operation({
    method: "get",
    path: "/healthz",
    atRoot: true,
    summary: "Whether the process answers.",
    access: "everywhere",
    answers: answered(jsonSchemaOf(object({ status: literal("ok") }), "answer")),
  }),
  operation({
    method: "get",
    path: "/readyz",
    atRoot: true,
    summary: "Whether it can serve citizens now.",
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
        description: "It cannot.",
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
    summary: "What is counted, for Prometheus.",
    access: "operation",
    answers: { ...answeredAs("text/plain", "The metrics.", { type: "string" }), ...refusals(404) },
  }),
  operation({
    method: "post",
    path: "/internal/records",
    atRoot: true,
    summary: "Loads council records.",
    access: "operation",
    body: json({}),
    answers: {
      ...answered(jsonSchemaOf(object({ loaded: integer() }), "answer")),
      ...refusals(400, 404, 413, 415, 422),
    },
  }),
  operation({
    method: "post",
    path: "/internal/users",
    atRoot: true,
    summary: "Makes a user.",
    access: "operation",
    body: json(jsonSchemaOf(givenUser, "create")),
    answers: { ...answered(DONE), ...refusals(400, 404, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/internal/person/export",
    atRoot: true,
    summary: "All that is held about the person of an address.",
    access: "operation",
    body: json(jsonSchemaOf(personAsked, "create")),
    answers: { ...answered(jsonSchemaOf(copy, "answer")), ...refusals(400, 404, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/internal/person/erase",
    atRoot: true,
    summary: "Erases what is held about the person of an address, but what the law keeps.",
    access: "operation",
    body: json(jsonSchemaOf(personAsked, "create")),
    answers: {
      ...answered(jsonSchemaOf(erasureAnswer, "answer")),
      ...refusals(400, 401, 403, 404, 409, 413, 415),
    },
  }),
  operation({
    method: "post",
    path: "/internal/councils",
    atRoot: true,
    summary: "Keeps what a council prints.",
    access: "operation",
    body: json({ type: "object" }),
    answers: { ...answered(DONE), ...refusals(400, 404, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/internal/configuration",
    atRoot: true,
    summary: "Changes the fields of the configuration that are given, and tells what is in force.",
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
    summary: "What was changed in the configuration.",
    access: "operation",
    answers: { ...answered(jsonSchemaOf(changesAnswer, "answer")), ...refusals(404, 413) },
  }),
  operation({
    method: "post",
    path: "/internal/backup",
    atRoot: true,
    summary: "Tells a backup, line by line.",
    access: "operation",
    answers: {
      ...answeredAs("application/x-ndjson", "A document a line.", { type: "string" }),
      ...refusals(404),
    },
  }),
];
