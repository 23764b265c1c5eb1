import { array, assign, object } from "superstruct";
import { rowsAnswer, rowsQuery, searchQuery } from "../../../api/schemas/search.ts";
import type { FindCall } from "../../../charges/charge.ts";
import { councilCode } from "../../../domain/schemas/identifierStructs.ts";
import { answered, refusals, shownPicture } from "../answers.ts";
import { licenceRecords, rowsOf, searchedRecords } from "../charges.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { inPath, inQuery, json, type Operation, operation } from "../operation.ts";
import type { JsonSchema } from "../schema.ts";

/** Finding bills and accounts, and reading the pictures that a council prints. */

const query = json(jsonSchemaOf(searchQuery, "create"));
const findQuery = json(jsonSchemaOf(rowsQuery, "create"));

function rowsSchema(call: FindCall): JsonSchema {
  return jsonSchemaOf(assign(rowsAnswer, object({ rows: array(rowsOf(call)) })), "answer");
}

function finding(call: FindCall, summary: string): Operation {
  return operation({
    method: "post",
    path: `/${call}`,
    summary,
    access: "anyone",
    body: findQuery,
    answers: {
      ...answered(rowsSchema(call), "The rows found. Names are masked, except the caller's own."),
      ...refusals(400, 403, 404, 413, 415, 429, 503),
    },
  });
}

const council = inQuery("council", "the council's code; mpt by default", jsonSchemaOf(councilCode, "create"));
const register = inPath("type", "the register that holds the number");
const number = inPath("id", "the licence's number in base64");

export const searching: readonly Operation[] = [
  finding("assessments", "Find assessments by number."),
  finding("compounds", "Find compounds by number, identity number or vehicle."),
  finding("market", "Find market stalls by number or identity number."),
  operation({
    method: "post",
    path: "/search",
    summary: "Read the record with a number, with what was paid.",
    access: "anyone",
    body: query,
    answers: {
      ...answered(
        jsonSchemaOf(searchedRecords, "answer"),
        "The record. Names are masked, except the caller's own.",
      ),
      ...refusals(400, 403, 404, 413, 415, 429, 503),
    },
  }),
  operation({
    method: "get",
    path: "/api/licenses",
    summary: "Find licences.",
    access: "anyone",
    parameters: [inQuery("type", "the register"), inQuery("id", "the number in base64"), council],
    answers: { ...answered(rowsSchema("api/licenses")), ...refusals(400, 403, 404, 429, 503) },
  }),
  operation({
    method: "get",
    path: "/api/licenses/{type}/{id}",
    summary: "Read a licence.",
    access: "anyone",
    parameters: [register, number, council],
    answers: {
      ...answered(jsonSchemaOf(licenceRecords, "answer")),
      ...refusals(400, 403, 404, 429, 503),
    },
  }),
  operation({
    method: "get",
    path: "/api/licenses/{type}/{id}/attachments/{name}",
    summary: "Read the licence owner's photo. Requires access to the digital licence.",
    access: "holder",
    parameters: [register, number, inPath("name", "the attachment"), council],
    answers: { ...shownPicture, ...refusals(400, 404) },
  }),
  operation({
    method: "get",
    path: "/api/getAttachments/metadata/logo/{file}",
    summary: "Read a council's logo.",
    access: "anyone",
    parameters: [inPath("file", "the council's code and .png")],
    answers: { ...shownPicture, ...refusals(404) },
  }),
  operation({
    method: "get",
    path: "/api/getAttachments/metadata/signatures/presiden.png",
    summary: "Read the signature on a digital licence. Requires access to the licence.",
    access: "holder",
    parameters: [council, inQuery("licence", "the digital licence's value")],
    answers: { ...shownPicture, ...refusals(404) },
  }),
];
