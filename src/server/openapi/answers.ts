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

/** Refusals are alike wherever they come from: CouchDB's error, and a reason that the browser translates. */
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
  400: "What was sent cannot be read, or may not be asked.",
  401: "Nobody is logged in, or the name or the password is wrong.",
  403: "Not for who asks, or not taken now.",
  404: "There is none, or none for who asks.",
  405: "The path does not take this method.",
  409: "As things stand it cannot be done.",
  410: "It was used, or its time is over.",
  413: "What was sent is too long.",
  415: "What was sent is of a kind that is not taken.",
  422: "It was read and cannot be done as it is asked.",
  429: "Asked too often.",
  500: "A fault of ours. It says nothing about the money.",
  503: "Not now.",
};

/** Those that say when to try again. */
const WAITING: ReadonlySet<RefusalStatus> = new Set([429, 503]);

/** Refusals: in CouchDB's shape, or, where a citizen looks, as a page. */
export function answersOf(kind: "json" | "page", ...statuses: readonly RefusalStatus[]): Answers {
  return Object.fromEntries(
    statuses.map((status) => [status, kind === "json" ? jsonRefusal(status) : pageAnswer(MEANINGS[status])]),
  );
}

export const refusals = (...statuses: readonly RefusalStatus[]): Answers => answersOf("json", ...statuses);

function jsonRefusal(status: RefusalStatus): Answer {
  return {
    description: MEANINGS[status],
    content: { "application/json": FAILURE },
    ...(WAITING.has(status) && { headers: ["Retry-After" as const] }),
  };
}

/** createPayment's 409: what the lines cost now, or another reason. */
export const amountChanged: Answers = {
  409: {
    description: "An amount has changed: the lines as they stand now. Or it is paid, or may yet be.",
    content: { "application/json": { anyOf: [AMOUNT_CHANGED, FAILURE] } },
  },
};

/** A page of the portal's, under its own policy. */
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

/** An answer of another kind than JSON. */
export function answeredAs(type: string, description: string, schema: JsonSchema = {}): Answers {
  return { 200: { description, content: { [type]: schema } } };
}

/** Nothing has changed since: no body. */
export const unchanged: Answers = { 304: { description: "The caller has the newest.", headers: ["ETag"] } };
