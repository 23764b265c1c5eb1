import {
  changesPage,
  configurationAnswer,
  configurationRequest,
} from "../../../api/schemas/configurationChange.ts";
import { answered, refusals } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { inQuery, json, type Operation, operation } from "../operation.ts";

const answer = jsonSchemaOf(configurationAnswer, "answer");

/** The switches of the desk. */
export const configuration: readonly Operation[] = [
  operation({
    method: "get",
    path: "/api/admin/configuration",
    access: "team",
    summary: "Read the stored configuration with its periods and its revision.",
    answers: { ...answered(answer), ...refusals(401, 403) },
  }),
  operation({
    method: "post",
    path: "/api/admin/configuration",
    access: "team",
    summary: "Change the given fields. A refusal with 409 names who changed the configuration meanwhile.",
    body: json(jsonSchemaOf(configurationRequest, "create")),
    answers: { ...answered(answer), ...refusals(400, 401, 403, 409, 413, 415, 422) },
  }),
  operation({
    method: "get",
    path: "/api/admin/configuration/changes",
    access: "team",
    summary: "List the changes of the configuration, the newest first.",
    parameters: [inQuery("before", "the id of the last change of the page before")],
    answers: { ...answered(jsonSchemaOf(changesPage, "answer")), ...refusals(400, 401, 403) },
  }),
];
