import {
  array,
  assign,
  type as atLeast,
  boolean,
  enums,
  nullable,
  object,
  optional,
  string,
} from "superstruct";
import { doneAnswer } from "../../../api/schemas/done.ts";
import { erasureAnswer, erasureRequest, personData } from "../../../api/schemas/personData.ts";
import { reviewPage, reviewPayment, reviewRequest } from "../../../api/schemas/reviewPayment.ts";
import {
  credentials,
  enrolmentAnswer,
  loggedInAnswer,
  secondFactorAnswer,
  secondFactorRequest,
  sessionAnswer,
} from "../../../api/schemas/session.ts";
import { closeUnmatchedRequest, unmatchedPayment } from "../../../api/schemas/unmatchedPayment.ts";
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

/** Citizens' accounts, and the calls of the central team. */

export const DONE: JsonSchema = { title: "Done", ...jsonSchemaOf(doneAnswer, "answer") };

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

/** A payment as the central team reads it, with its place in the review queue. */
export const teamPayment = object({
  ...shownPayment.schema,
  ...reviewPayment.schema,
  services: shownPayment.schema.services,
  settlement: optional(enums(["due", "complete"])),
  listed: boolean(),
});

/** The file with a person's data, with the lines of the payments' charges. */
export const copy = object({ ...personData.schema, payments: array(shownPayment) });

/** A call of the central team about one payment. */
function paymentAct(action: string, described: Pick<Operation, "summary" | "answers" | "body">): Operation {
  return operation({
    method: "post",
    path: `/api/admin/payments/{id}/${action}`,
    access: "finance",
    parameters: [inPath("id", "the payment's id")],
    ...described,
  });
}

export function people(databasePath: string): readonly Operation[] {
  const session = `${databasePath}/_session`;
  return [
    operation({
      method: "post",
      path: session,
      summary: "Log in.",
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
      summary: "Read who is logged in. The name is null when nobody is.",
      access: "portal",
      answers: answered(jsonSchemaOf(sessionAnswer, "answer")),
    }),
    operation({
      method: "delete",
      path: session,
      summary: "Log out.",
      access: "portal",
      answers: { ...answered(DONE, "Nobody is logged in.", "Set-Cookie"), ...refusals(403, 413) },
    }),
    operation({
      method: "post",
      path: "/api/verification",
      summary: "Send a verification code, or send it again.",
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
      summary: "Confirm a verification code.",
      access: "portal",
      body: json(jsonSchemaOf(verificationConfirmation, "create")),
      answers: { ...answered(DONE), ...refusals(400, 401, 403, 413, 415, 422, 429, 503) },
    }),
    operation({
      method: "get",
      path: "/api/notify",
      summary: "Read the public key that encrypts messages to the notification host.",
      access: "portal",
      answers: answered(jsonSchemaOf(object({ key: publicKey }), "answer")),
    }),
    operation({
      method: "post",
      path: "/api/notify",
      summary: "Send a verification code again, with the ticket from the first time.",
      access: "portal",
      body: json(jsonSchemaOf(sealedMessage, "create")),
      answers: { ...answered(DONE), ...refusals(400, 403, 404, 409, 413, 415, 422, 429) },
    }),
    operation({
      method: "post",
      path: "/resetPassword",
      summary:
        "Request the link that resets a password. The answer is the same whether or not the account exists.",
      access: "portal",
      body: json(jsonSchemaOf(resetRequest, "create")),
      answers: { ...answered(DONE), ...refusals(400, 403, 413, 415, 429) },
    }),
    operation({
      method: "post",
      path: "/updateUser",
      summary: "Update your own record.",
      access: "user",
      body: json(jsonSchemaOf(userUpdate, "create")),
      answers: {
        ...answered(jsonSchemaOf(ownRecord, "answer"), "The record after the change."),
        ...refusals(400, 401, 403, 409, 413, 415, 429, 503),
      },
    }),
    operation({
      method: "post",
      path: "/api/person/export",
      summary: "Download all data stored about the logged-in user.",
      access: "user",
      answers: { ...answered(jsonSchemaOf(copy, "answer")), ...refusals(401, 403, 413, 429) },
    }),
    operation({
      method: "post",
      path: "/api/person/erase",
      summary: "Erase the data stored about the logged-in user, except what the law requires to keep.",
      access: "user",
      body: json(jsonSchemaOf(erasureRequest, "create")),
      answers: {
        ...answered(jsonSchemaOf(erasureAnswer, "answer"), "The account is gone.", "Set-Cookie"),
        ...refusals(400, 401, 403, 409, 413, 415, 429, 503),
      },
    }),
    operation({
      method: "post",
      path: "/api/secondFactor/enrolment",
      summary: "Get the secret for an authenticator app, in a staff session that waits for its first code.",
      access: "portal",
      answers: { ...answered(jsonSchemaOf(enrolmentAnswer, "answer")), ...refusals(401, 403, 409, 413) },
    }),
    operation({
      method: "post",
      path: "/api/secondFactor",
      summary: "Finish a staff log-in with a code of the authenticator app, or with a recovery code.",
      access: "portal",
      body: json(jsonSchemaOf(secondFactorRequest, "create")),
      answers: {
        ...answered(jsonSchemaOf(secondFactorAnswer, "answer"), "Logged in.", "Set-Cookie"),
        ...refusals(400, 401, 403, 409, 413, 415, 422, 429),
      },
    }),
    operation({
      method: "post",
      path: "/api/admin/identities",
      summary: "Record that a council officer checked a user's identity card.",
      access: "accounts",
      body: json(jsonSchemaOf(identityNote, "create")),
      answers: { ...answered(DONE), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
    }),
    operation({
      method: "get",
      path: "/api/admin/payments",
      summary: "List the payments in the review queue, or read one by its number.",
      access: "finance",
      parameters: [
        inQuery("listed", "without a value: the list", { const: "" }),
        inQuery("after", "the id after which the page begins", jsonSchemaOf(paymentId, "create")),
        inQuery("limit", "items on a page; 50 by default", { type: "integer", minimum: 1, maximum: 100 }),
        inQuery("number", "an order number or a receipt number; returns that payment only"),
      ],
      answers: {
        ...answered(
          jsonSchemaOf(
            object({ ...reviewPage.schema, rows: array(teamPayment), unmatched: array(unmatchedPayment) }),
            "answer",
          ),
        ),
        ...refusals(400, 401, 403),
      },
    }),
    paymentAct("requery", {
      summary: "Ask the bank about a payment, and record who asked.",
      answers: { ...answered(jsonSchemaOf(teamPayment, "answer")), ...refusals(401, 403, 404, 413, 429) },
    }),
    paymentAct("review", {
      summary: "End a payment's entry in the review queue, and record who did it.",
      body: json(jsonSchemaOf(reviewRequest, "create")),
      answers: {
        ...answered(jsonSchemaOf(object({ payment: nullable(teamPayment) }), "answer")),
        ...refusals(400, 401, 403, 404, 409, 413, 415, 422),
      },
    }),
    operation({
      method: "post",
      path: "/api/admin/unmatched/{order}/close",
      summary: "End the entry of a payment that is proven and has no document, and record who did it.",
      access: "finance",
      parameters: [inPath("order", "the order number")],
      body: json(jsonSchemaOf(closeUnmatchedRequest, "create")),
      answers: {
        ...answered(jsonSchemaOf(unmatchedPayment, "answer")),
        ...refusals(400, 401, 403, 404, 409, 413, 415),
      },
    }),
  ];
}
