import { array, assign, type as atLeast, enums, nullable } from "superstruct";
import { amountChangedAnswer } from "../../../src/api/schemas/amountChanged.ts";
import {
  failureAnswer,
  NOT_LOGGED_IN,
  REASONS,
  ROLE_MISSING,
  UNKNOWN_PATH,
  WRONG_CREDENTIALS,
} from "../../api/schemas/failure.ts";
import { ERRORS, INVALID_SEARCH, type RefusalStatus } from "../http/refusal.ts";
import type { Answer, AnswerHeader, Answers } from "./answer.ts";
import { publicLines } from "./charges.ts";
import { jsonSchemaOf } from "./jsonSchema.ts";
import type { JsonSchema } from "./schema.ts";

/** All refusals have CouchDB's error and a reason that the browser translates. */
const words = atLeast({
  error: enums(Object.values(ERRORS)),
  reason: enums([...REASONS, INVALID_SEARCH, WRONG_CREDENTIALS, NOT_LOGGED_IN, ROLE_MISSING, UNKNOWN_PATH]),
});

const FAILURE: JsonSchema = { title: "Failure", ...jsonSchemaOf(assign(failureAnswer, words), "answer") };

const AMOUNT_CHANGED: JsonSchema = {
  title: "AmountChanged",
  ...jsonSchemaOf(assign(amountChangedAnswer, atLeast({ services: array(nullable(publicLines)) })), "answer"),
};

const MEANINGS: Readonly<Record<RefusalStatus, string>> = {
  400: "The request cannot be read, or asks for something that does not exist.",
  401: "The caller is not logged in, or the name or password is wrong.",
  403: "The caller may not do this, or the council does not take this charge now.",
  404: "It does not exist, or the caller may not see it.",
  405: "The path does not support this method.",
  409: "It conflicts with the current state.",
  410: "It was used before, or it has expired.",
  413: "The request body is too long.",
  415: "The request body has an unsupported media type.",
  422: "The request was read, but cannot be carried out.",
  429: "Too many requests. Retry-After says when to try again.",
  500: "An error of the server. It says nothing about the payment.",
  503: "The service is not available now.",
};

/** Statuses with a Retry-After header. */
const WAITING: ReadonlySet<RefusalStatus> = new Set([429, 503]);

/** Refusals in CouchDB's shape or, where a citizen's browser opens the route, as a page. */
export function answersOf(kind: "json" | "page", ...statuses: readonly RefusalStatus[]): Answers {
  return Object.fromEntries(
    statuses.map((status) => [status, kind === "json" ? jsonRefusal(status) : pageAnswer(MEANINGS[status])]),
  );
}

const DATABASES_AWAY = "The databases are away. It says nothing about the payment.";

/** @param isPage whether a citizen's browser opens the route */
export function databasesAway(isPage: boolean): Answer {
  return isPage ? pageAnswer(DATABASES_AWAY) : { ...jsonRefusal(503), description: DATABASES_AWAY };
}

export const refusals = (...statuses: readonly RefusalStatus[]): Answers => answersOf("json", ...statuses);

function jsonRefusal(status: RefusalStatus): Answer {
  return {
    description: MEANINGS[status],
    content: { "application/json": FAILURE },
    ...(WAITING.has(status) && { headers: ["Retry-After" as const] }),
  };
}

/** createPayment's 409: the current lines, or another reason. */
export const amountChanged: Answers = {
  409: {
    description:
      "An amount has changed (the answer has the current lines), or the bill is paid, or a payment for it is still open.",
    content: { "application/json": { anyOf: [AMOUNT_CHANGED, FAILURE] } },
  },
};

export function pageAnswer(description: string): Answer {
  return { description, content: { "text/html": { type: "string" } } };
}

export function answered(schema: JsonSchema, description = "Done.", ...headers: AnswerHeader[]): Answers {
  return {
    200: {
      description,
      content: { "application/json": schema },
      ...(headers.length > 0 && { headers }),
    },
  };
}

/** An answer with another media type than JSON. */
export function answeredAs(type: string, description: string, schema: JsonSchema = {}): Answers {
  return { 200: { description, content: { [type]: schema } } };
}

export const shownPicture: Answers = {
  200: { description: "The picture.", content: { "image/png": {}, "image/jpeg": {} } },
};

/** Nothing has changed, so there is no body. */
export const unchanged: Answers = {
  304: { description: "The caller has the newest version.", headers: ["ETag"] },
};
