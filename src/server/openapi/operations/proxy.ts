import { array, assign, boolean, object, optional, string, unknown } from "superstruct";
import { configurationDocument } from "../../../api/schemas/configuration.ts";
import { digitalLicence } from "../../../api/schemas/digitalLicence.ts";
import { writtenAnswer } from "../../../api/schemas/done.ts";
import { historyPage, ownPayment } from "../../../api/schemas/history.ts";
import { ownerProof } from "../../../api/schemas/payment.ts";
import { testPortalFields } from "../../../api/schemas/testPortalFields.ts";
import {
  forgottenPassword,
  ownRecord,
  registration,
  resetRecord,
  userUpdate,
} from "../../../api/schemas/user.ts";
import { chargeType } from "../../../domain/schemas/identifierStructs.ts";
import { mapOf } from "../../../domain/schemas/mapOf.ts";
import type { RefusalStatus } from "../../http/refusal.ts";
import { historyQuery } from "../../payments/history.ts";
import type { AllowedUse } from "../../query/allowedUse.ts";
import { beside } from "../../query/licenceAnswers.ts";
import { councilsRequest } from "../../query/publicAnswers.ts";
import { ALLOWED_USES } from "../../routes/queryRoutes.ts";
import { refusals } from "../answers.ts";
import { parkingAccounts } from "../charges.ts";
import { jsonSchemaOf } from "../jsonSchema.ts";
import { json, type Operation, operation, type ProxyUse } from "../operation.ts";
import type { JsonSchema } from "../schema.ts";
import { PAYMENT, shownPayment } from "./payments.ts";

/** The specification's database proxy: the allowed uses and their answers. */

const OWN_RECORD: JsonSchema = { title: "OwnRecord", ...jsonSchemaOf(ownRecord, "answer") };
const WRITTEN: JsonSchema = { title: "Written", ...jsonSchemaOf(writtenAnswer, "answer") };
const LICENCE: JsonSchema = { title: "DigitalLicence", ...jsonSchemaOf(digitalLicence, "answer") };

const ownPayments = array(object({ ...shownPayment.schema, ...ownPayment.schema }));

/** The answer of metadata/_find: the charge types that each requested council accepts, by council code. */
const councilsAnswer = object({
  docs: array(
    mapOf(
      object({
        name: string(),
        available: boolean(),
        charges: array(chargeType),
        maintenance: array(chargeType),
      }),
    ),
  ),
});

interface UseDescription {
  readonly payload?: JsonSchema;
  readonly answer: JsonSchema;
}

/** By the path in the table of allowed uses. */
const DESCRIPTIONS: ReadonlyMap<string, UseDescription> = new Map<string, UseDescription>([
  ["/transactions/{id}", { payload: jsonSchemaOf(ownerProof, "create"), answer: PAYMENT }],
  [
    "/metadata/configuration",
    {
      answer: {
        title: "Configuration",
        ...jsonSchemaOf(assign(configurationDocument, testPortalFields), "answer"),
      },
    },
  ],
  [
    "/metadata/_find",
    {
      payload: jsonSchemaOf(councilsRequest, "create"),
      answer: { title: "Councils", ...jsonSchemaOf(councilsAnswer, "answer") },
    },
  ],
  ["/account/{council}:{number}", { answer: jsonSchemaOf(parkingAccounts, "answer") }],
  [
    "/all_payments/_find",
    {
      payload: jsonSchemaOf(historyQuery, "create"),
      answer: {
        title: "HistoryPage",
        ...jsonSchemaOf(object({ ...historyPage.schema, docs: ownPayments }), "answer"),
      },
    },
  ],
  ["/digital_license/{licence key}", { payload: jsonSchemaOf(beside, "create"), answer: LICENCE }],
  [
    "/_users/_design/backend/_update/users",
    { payload: jsonSchemaOf(registration, "create"), answer: WRITTEN },
  ],
  [
    "/_users/_design/backend/_update/users/{id}",
    { payload: jsonSchemaOf(forgottenPassword, "create"), answer: WRITTEN },
  ],
  [
    "/_users/_design/backend/_update/users/org.couchdb.user:{email}",
    { payload: jsonSchemaOf(userUpdate, "create"), answer: OWN_RECORD },
  ],
  ["/_users/org.couchdb.user:{email}", { answer: OWN_RECORD }],
  ["/userdb-{hex of email}", { answer: OWN_RECORD }],
  ["/reset_password/{id}", { answer: { title: "ResetRecord", ...jsonSchemaOf(resetRecord, "answer") } }],
]);

/** @throws RangeError for a use without a description */
function described({ path, use, from, who }: AllowedUse): ProxyUse {
  const description = DESCRIPTIONS.get(path);
  if (description === undefined)
    throw new RangeError(`operations/proxy.ts has no description of ${path}: add it`);
  return { path, summary: `${use}, from ${from}: ${who}`, ...description };
}

const call = json({
  title: "ProxyCall",
  ...jsonSchemaOf(object({ url: string(), payload: optional(unknown()) }), "create"),
  description: "`url` is one of the listed paths in base64",
});

function proxy(method: "post" | "put", summary: string, ...refused: readonly RefusalStatus[]): Operation {
  const uses = ALLOWED_USES.filter((use) => use.method === method.toUpperCase()).map(described);
  return operation({
    method,
    path: "/api/query",
    summary,
    access: "anyone",
    body: call,
    uses,
    answers: {
      200: {
        description: "Depends on the path.",
        content: json({ anyOf: uses.map(({ answer }) => answer) }),
      },
      ...refusals(400, 403, 404, 413, 415, ...refused),
    },
  });
}

export const proxyCalls: readonly Operation[] = [
  proxy(
    "post",
    "Read one of the listed paths. Any other path is 403.",
    ...([401, 409, 410, 429, 503] as const),
  ),
  proxy("put", "Write to one of the listed paths. Any other path is 403.", 429),
];
