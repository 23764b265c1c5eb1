import { changesPage } from "../../../api/schemas/configurationChange.ts";
import { councilDataAnswer, siteNamed, undoRequest } from "../../../api/schemas/councils/councilData.ts";
import {
  councilKeyCreated,
  councilKeyNamed,
  councilKeyRequest,
  councilKeys,
} from "../../../api/schemas/councils/councilKey.ts";
import {
  councilSellerAnswer,
  sellerDecision,
  sellerProposal,
} from "../../../api/schemas/councils/councilSeller.ts";
import { councilChangeRequest } from "../../councils/changeCouncil.ts";
import { answered, refusals, shownPicture } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { inPath, inQuery, json, type Operation, operation } from "../operation.ts";
import { DONE } from "./people.ts";

const COUNCIL = "/api/admin/councils/{council}";

const answer = jsonSchemaOf(councilDataAnswer, "answer");

const seller = answered(jsonSchemaOf(councilSellerAnswer, "answer"));

const council = inPath("council", "the council's code");

const change = { ...answered(answer), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) };

const site = { ...answered(answer), ...refusals(400, 401, 403, 404, 413, 415) };

/** A council's own data on the desk. */
export const councils: readonly Operation[] = [
  operation({
    method: "get",
    path: COUNCIL,
    access: "team",
    summary: "Read a council's own data, with their revision.",
    parameters: [council],
    answers: { ...answered(answer), ...refusals(401, 403, 404) },
  }),
  operation({
    method: "post",
    path: COUNCIL,
    access: "team",
    summary: "Change the given fields. A refusal with 409 names who changed the data meanwhile.",
    parameters: [council],
    body: json(jsonSchemaOf(councilChangeRequest, "create")),
    answers: change,
  }),
  operation({
    method: "post",
    path: `${COUNCIL}/undo`,
    access: "team",
    summary: "Take a change back, as a new change.",
    parameters: [council],
    body: json(jsonSchemaOf(undoRequest, "create")),
    answers: change,
  }),
  operation({
    method: "get",
    path: `${COUNCIL}/changes`,
    access: "team",
    summary: "List the changes of a council's data, the newest first.",
    parameters: [council, inQuery("before", "the id of the last change of the page before")],
    answers: { ...answered(jsonSchemaOf(changesPage, "answer")), ...refusals(400, 401, 403, 404) },
  }),
  operation({
    method: "get",
    path: `${COUNCIL}/signature`,
    access: "team",
    summary: "Read the picture of the signature on a council's licences.",
    parameters: [council],
    answers: { ...shownPicture, ...refusals(401, 403, 404) },
  }),
  operation({
    method: "post",
    path: `${COUNCIL}/sites/remove`,
    access: "team",
    summary: "End a verified site. Its file activates it no longer.",
    parameters: [council],
    body: json(jsonSchemaOf(siteNamed, "create")),
    answers: site,
  }),
  operation({
    method: "post",
    path: `${COUNCIL}/sites/allow`,
    access: "team",
    summary: "Let the file of a removed site activate it again, at the webmaster's next check.",
    parameters: [council],
    body: json(jsonSchemaOf(siteNamed, "create")),
    answers: site,
  }),
  operation({
    method: "get",
    path: `${COUNCIL}/keys`,
    access: "team",
    summary: "List the keys of a council's programs, also the revoked ones.",
    parameters: [council],
    answers: { ...answered(jsonSchemaOf(councilKeys, "answer")), ...refusals(401, 403, 404) },
  }),
  operation({
    method: "post",
    path: `${COUNCIL}/keys`,
    access: "team",
    summary: "Create a key for a council's program. The answer alone has the key.",
    parameters: [council],
    body: json(jsonSchemaOf(councilKeyRequest, "create")),
    answers: {
      ...answered(jsonSchemaOf(councilKeyCreated, "answer")),
      ...refusals(400, 401, 403, 404, 413, 415),
    },
  }),
  operation({
    method: "post",
    path: `${COUNCIL}/keys/revoke`,
    access: "team",
    summary: "Revoke a key of a council's program.",
    parameters: [council],
    body: json(jsonSchemaOf(councilKeyNamed, "create")),
    answers: { ...answered(DONE), ...refusals(400, 401, 403, 404, 413, 415) },
  }),
  operation({
    method: "get",
    path: `${COUNCIL}/seller`,
    access: "team",
    summary: "Read a council's seller id at FPX, and the proposal of another one.",
    parameters: [council],
    answers: { ...seller, ...refusals(401, 403, 404) },
  }),
  operation({
    method: "post",
    path: `${COUNCIL}/seller/proposal`,
    access: "team",
    summary:
      "Propose another seller id. It changes nothing until a second administrator confirms it within 7 days.",
    parameters: [council],
    body: json(jsonSchemaOf(sellerProposal, "create")),
    answers: { ...seller, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
  operation({
    method: "post",
    path: `${COUNCIL}/seller/confirmation`,
    access: "team",
    summary: "Confirm the seller id that another administrator proposed.",
    parameters: [council],
    body: json(jsonSchemaOf(sellerDecision, "create")),
    answers: { ...seller, ...refusals(400, 401, 403, 404, 409, 413, 415) },
  }),
  operation({
    method: "post",
    path: `${COUNCIL}/seller/rejection`,
    access: "team",
    summary: "Reject the proposed seller id, also one's own proposal.",
    parameters: [council],
    body: json(jsonSchemaOf(sellerDecision, "create")),
    answers: { ...seller, ...refusals(400, 401, 403, 404, 409, 413, 415) },
  }),
];
