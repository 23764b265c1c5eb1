import { object, string } from "superstruct";
import { bankListAnswer, bankListRequest } from "../../../api/schemas/banks.ts";
import { BACKEND_ACKNOWLEDGEMENT } from "../../gateways/card/protocol/constants.ts";
import { DIRECT_ACKNOWLEDGEMENT } from "../../gateways/fpx/protocol/constants.ts";
import { signingRequest as cardSigningRequest } from "../../routes/cardRoutes.ts";
import { signingRequest as fpxSigningRequest } from "../../routes/fpxRoutes.ts";
import { answered, answeredAs, answersOf, pageAnswer, refusals, shownPicture } from "../answers.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { form, inPath, inQuery, json, type Operation, operation } from "../operation.ts";
import type { JsonSchema } from "../schema.ts";

/** FPX and the card gateway: the browsers' calls, the page that leads to a gateway, and the routes for its answers. */

const BANKS: JsonSchema = { title: "BankList", ...jsonSchemaOf(bankListAnswer, "answer") };

const ANSWER_FORM = form({ type: "object", description: "the gateway's fields, signed" });

const backToCallback = {
  303: { description: "Redirect to the callback, with a single-use handle.", headers: ["Location" as const] },
};

export const gateways: readonly Operation[] = [
  operation({
    method: "get",
    path: "/api/fpx/banks",
    summary: "List the banks, and whether each is online.",
    access: "anyone",
    parameters: [inQuery("messageToken", "01 a person's account, 02 a company's", { enum: ["01", "02"] })],
    answers: { ...answered(BANKS), ...refusals(400, 503) },
  }),
  operation({
    method: "post",
    path: "/api/fpx/banks",
    summary: "List the banks, and whether each is online.",
    access: "anyone",
    body: json(jsonSchemaOf(bankListRequest, "create")),
    answers: { ...answered(BANKS), ...refusals(400, 413, 415, 503) },
  }),
  operation({
    method: "get",
    path: "/api/fpx/banks/logo",
    summary: "Read a bank's logo, where the deployment supplies one.",
    access: "anyone",
    parameters: [inQuery("id", "FPX's bank code")],
    answers: { ...shownPicture, ...refusals(404) },
  }),
  operation({
    method: "post",
    path: "/api/fpx/signRequest",
    summary: "Sign the FPX request of a stored payment. Nothing else is ever signed.",
    access: "holder",
    body: json(jsonSchemaOf(fpxSigningRequest, "create")),
    answers: {
      ...answered(jsonSchemaOf(object({ checkSum: string() }), "answer")),
      ...refusals(400, 403, 404, 409, 413, 415),
    },
  }),
  operation({
    method: "post",
    path: "/api/card/signRequest",
    summary: "Sign the card gateway request of a stored payment.",
    access: "holder",
    body: json(jsonSchemaOf(cardSigningRequest, "create")),
    answers: {
      ...answered(jsonSchemaOf(object({ Signature: string() }), "answer")),
      ...refusals(400, 403, 404, 409, 413, 415),
    },
  }),
  operation({
    method: "get",
    path: "/pay/{handle}",
    summary: "Open the single-use page that posts to the gateway.",
    access: "browser",
    parameters: [inPath("handle", "the single-use handle")],
    answers: {
      200: pageAnswer("The page."),
      ...answersOf("page", 404, 410),
      503: {
        description: "The browser only prefetches, or the payment's gateway is not configured. No body.",
        content: { "text/html": { type: "string" } },
        mayBeEmpty: true,
      },
    },
  }),
  ...["pay.css", "pay.js", "card.js"].map((file) =>
    operation({
      method: "get",
      path: `/pay/${file}`,
      summary: "Read a file of that page.",
      access: "browser",
      answers: answeredAs(file.endsWith("css") ? "text/css" : "text/javascript", "The file.", {
        type: "string",
      }),
    }),
  ),
  operation({
    method: "post",
    path: "/api/fpx/direct",
    summary: "FPX's server reports the result of a payment (direct AC).",
    access: "gateway",
    body: ANSWER_FORM,
    answers: {
      ...answeredAs("text/plain", "Acknowledged.", { const: DIRECT_ACKNOWLEDGEMENT }),
      ...refusals(400, 404, 413, 415, 422),
    },
  }),
  operation({
    method: "post",
    path: "/api/fpx/indirect",
    summary: "The buyer's browser brings the same result (indirect AC).",
    access: "gateway",
    body: ANSWER_FORM,
    answers: { ...backToCallback, ...answersOf("page", 400, 404, 410, 413, 415) },
  }),
  operation({
    method: "post",
    path: "/api/card/backend",
    summary: "The card gateway's server reports that a payment succeeded.",
    access: "gateway",
    body: ANSWER_FORM,
    answers: {
      ...answeredAs("text/plain", "Acknowledged.", { const: BACKEND_ACKNOWLEDGEMENT }),
      ...refusals(400, 404, 413, 415, 422),
    },
  }),
  operation({
    method: "post",
    path: "/api/card/response",
    summary: "The citizen's browser brings the card gateway's result.",
    access: "gateway",
    body: ANSWER_FORM,
    answers: { ...backToCallback, ...answersOf("page", 400, 404, 410, 413, 415) },
  }),
];
