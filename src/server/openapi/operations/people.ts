import { array, assign, type as atLeast, boolean, enums, object, optional, string } from "superstruct";
import { doneAnswer } from "../../../api/schemas/done.ts";
import { erasureAnswer, erasureRequest, personData } from "../../../api/schemas/personData.ts";
import { reviewPage, reviewPayment } from "../../../api/schemas/reviewPayment.ts";
import { credentials, loggedInAnswer, sessionAnswer } from "../../../api/schemas/session.ts";
import {
  identityNote,
  ownRecord,
  resetRequest,
  userUpdate,
  verificationConfirmation,
  verificationRequest,
} from "../../../api/schemas/user.ts";
import { paymentId } from "../../../domain/schemas/identifierStructs.ts";
import { sealedMessage } from "../../routes/notifyRoutes.ts";
import { answered, refusals } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { form, inPath, inQuery, json, type Operation, operation } from "../operation.ts";
import type { JsonSchema } from "../schema.ts";
import { shownPayment } from "./payments.ts";

/** Citizens' accounts, and what the central team does. */

const DONE: JsonSchema = { title: "Done", ...jsonSchemaOf(doneAnswer, "answer") };

const credentialsSchema = jsonSchemaOf(credentials, "mask");

const ticketAnswer = assign(doneAnswer, atLeast({ ticket: string() }));

/** A key as WebCrypto imports it. */
const publicKey = object({
  kty: enums(["RSA"]),
  n: string(),
  e: string(),
  alg: string(),
  use: enums(["enc"]),
});

const examined = object({
  ...shownPayment.schema,
  ...reviewPayment.schema,
  services: shownPayment.schema.services,
  settlement: optional(enums(["due", "complete"])),
  listed: boolean(),
});

/** The file of a person's data, its payments' lines by their charges. */
export const copy = object({ ...personData.schema, payments: array(shownPayment) });

export function people(databasePath: string): readonly Operation[] {
  const session = `${databasePath}/_session`;
  return [
    operation({
      method: "post",
      path: session,
      summary: "Logs in.",
      access: "portal",
      body: { ...json(credentialsSchema), ...form(credentialsSchema) },
      answers: {
        ...answered(jsonSchemaOf(loggedInAnswer, "answer"), "Logged in.", "Set-Cookie"),
        ...refusals(400, 401, 403, 413, 415, 429, 503),
      },
    }),
    operation({
      method: "get",
      path: session,
      summary: "Who is logged in; the name is null when nobody is.",
      access: "portal",
      answers: answered(jsonSchemaOf(sessionAnswer, "answer")),
    }),
    operation({
      method: "delete",
      path: session,
      summary: "Logs out.",
      access: "portal",
      answers: { ...answered(DONE, "Nobody is logged in.", "Set-Cookie"), ...refusals(403, 413) },
    }),
    operation({
      method: "post",
      path: "/api/verification",
      summary: "Has a verification's code sent, also once more.",
      access: "portal",
      body: json(jsonSchemaOf(verificationRequest, "create")),
      answers: {
        ...answered(jsonSchemaOf(ticketAnswer, "answer")),
        ...refusals(400, 401, 403, 409, 413, 415, 422, 429, 503),
      },
    }),
    operation({
      method: "post",
      path: "/api/verification/confirm",
      summary: "Confirms the code.",
      access: "portal",
      body: json(jsonSchemaOf(verificationConfirmation, "create")),
      answers: { ...answered(DONE), ...refusals(400, 401, 403, 413, 415, 422, 429, 503) },
    }),
    operation({
      method: "get",
      path: "/api/notify",
      summary: "What a message to the notification host is encrypted to.",
      access: "portal",
      answers: answered(jsonSchemaOf(object({ key: publicKey }), "answer")),
    }),
    operation({
      method: "post",
      path: "/api/notify",
      summary: "Sends a verification's code once more, by the ticket of the first sending.",
      access: "portal",
      body: json(jsonSchemaOf(sealedMessage, "create")),
      answers: { ...answered(DONE), ...refusals(400, 403, 404, 409, 413, 415, 422, 429) },
    }),
    operation({
      method: "post",
      path: "/resetPassword",
      summary:
        "Asks for the link that sets a forgotten password. One answer, whether there is such an account.",
      access: "portal",
      body: json(jsonSchemaOf(resetRequest, "create")),
      answers: { ...answered(DONE), ...refusals(400, 403, 413, 415, 429) },
    }),
    operation({
      method: "post",
      path: "/updateUser",
      summary: "Changes the own record.",
      access: "user",
      body: json(jsonSchemaOf(userUpdate, "create")),
      answers: {
        ...answered(jsonSchemaOf(ownRecord, "answer"), "The record as it stands now."),
        ...refusals(400, 401, 403, 409, 413, 415, 429, 503),
      },
    }),
    operation({
      method: "post",
      path: "/api/person/export",
      summary: "All that is held about who is logged in, as a file to save.",
      access: "user",
      answers: { ...answered(jsonSchemaOf(copy, "answer")), ...refusals(401, 403, 413, 429) },
    }),
    operation({
      method: "post",
      path: "/api/person/erase",
      summary: "Erases what is held about who is logged in, but what the law keeps.",
      access: "user",
      body: json(jsonSchemaOf(erasureRequest, "create")),
      answers: {
        ...answered(jsonSchemaOf(erasureAnswer, "answer"), "The account is gone.", "Set-Cookie"),
        ...refusals(400, 401, 403, 409, 413, 415, 429, 503),
      },
    }),
    operation({
      method: "post",
      path: "/api/admin/identities",
      summary: "Notes whose identity card was seen at a counter.",
      access: "accounts",
      body: json(jsonSchemaOf(identityNote, "create")),
      answers: { ...answered(DONE), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
    }),
    operation({
      method: "get",
      path: "/api/admin/payments",
      summary: "The payments that a person has to look at, or one by its number.",
      access: "finance",
      parameters: [
        inQuery("listed", "without a value: the list", { const: "" }),
        inQuery("after", "the id after which the page begins", jsonSchemaOf(paymentId, "create")),
        inQuery("limit", "of a page, 50 unless told", { type: "integer", minimum: 1, maximum: 100 }),
        inQuery("number", "an order or a receipt number: that payment alone"),
      ],
      answers: {
        ...answered(jsonSchemaOf(object({ ...reviewPage.schema, rows: array(examined) }), "answer")),
        ...refusals(400, 401, 403),
      },
    }),
    operation({
      method: "post",
      path: "/api/admin/payments/{id}/requery",
      summary: "Has the bank asked about a payment, and notes who asked.",
      access: "finance",
      parameters: [inPath("id", "the payment's id")],
      answers: { ...answered(jsonSchemaOf(examined, "answer")), ...refusals(401, 403, 404, 429) },
    }),
  ];
}
