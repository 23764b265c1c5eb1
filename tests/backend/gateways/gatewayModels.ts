import type { Databases } from "../../../src/server/databases/databases.ts";
import { ENQUIRY_ANSWERS } from "../../../src/server/gateways/card/protocol/enquiryAnswers.ts";
import { CARD_ERRORS } from "../../../src/server/gateways/card/protocol/errors.ts";
import { type Body, goToBank } from "../accounts/citizen.ts";
import { answerFor, postAnswer, type WantedAnswer } from "../answers.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";
import { answerEnquiries } from "../payments/enquiries.ts";
import {
  answerCardEnquiries,
  cardAnswerFor,
  goToGateway,
  postCardAnswer,
  type WantedCardAnswer,
} from "./cards.ts";

/** Both gateways behind one interface, for tests of a payment's life. */

export const SAYINGS = [
  "approved",
  /** FPX only: approved, while the council's credit is not reported yet, or was refused. */
  "credit_awaited",
  "credit_refused",
  "declined",
  "cancelled",
  "held",
  "not_found",
  "unclear",
  "unheard_of",
] as const;

/** The status that a gateway reports, whatever its words. */
export type Saying = (typeof SAYINGS)[number];

type Reply = (init: RequestInit, text: (saying: Saying) => Promise<string>) => Promise<string | Response>;

export interface GatewayModel {
  /** The fields of the payment request. */
  readonly request: Body;
  /** Whether answers to enquiries are signed. An unsigned one never ends a payment as not paid. */
  readonly signsEnquiries: boolean;
  /** @returns the order number of the payment that has gone to the gateway */
  leave(backend: BackendUnderTest, payUrl: string): Promise<string>;
  post(
    backend: BackendUnderTest,
    databases: Databases,
    order: string,
    way: "direct" | "indirect",
    saying: Saying,
  ): Promise<Response>;
  /** Answers every enquiry from now on. */
  reply(backend: BackendUnderTest, databases: Databases, order: string, reply: Reply): void;
}

const FPX_ANSWERS: Readonly<Record<Saying, WantedAnswer>> = {
  approved: { debit: "00" },
  credit_awaited: { debit: "00", credit: "" },
  credit_refused: { debit: "00", credit: "51" },
  declined: { debit: "51" },
  cancelled: { debit: "1C" },
  held: { debit: "09" },
  not_found: { debit: "76" },
  unclear: { debit: "87" },
  unheard_of: { debit: "ZZ" },
};

/** Whether the gateway reports that the money was taken. */
export function isApproval(saying: Saying): boolean {
  return saying === "approved" || saying === "credit_awaited" || saying === "credit_refused";
}

const fpxModel: GatewayModel = {
  request: { payment_method: "1" },
  signsEnquiries: true,
  leave: goToBank,
  post: async (backend, databases, order, way, saying) =>
    postAnswer(backend, way, await answerFor({ databases }, order, FPX_ANSWERS[saying])),
  reply: (backend, databases, order, reply) =>
    answerEnquiries(backend, (_order, init) =>
      reply(init, (saying) => answerFor({ databases }, order, FPX_ANSWERS[saying])),
    ),
};

/** The answers of the card gateway's server and of the browser. "not_found" is an unsigned error. */
const RESPONSES: Readonly<Record<Saying, WantedCardAnswer>> = {
  approved: { status: "1", brand: "Visa" },
  credit_awaited: { status: "1" },
  credit_refused: { status: "1" },
  declined: { status: "0", error: CARD_ERRORS.declined },
  cancelled: { status: "0", error: CARD_ERRORS.cancelled },
  held: { status: "6" },
  not_found: { status: "0", error: CARD_ERRORS.invalidParameters, added: { Signature: "" } },
  unclear: { status: "0", error: CARD_ERRORS.duplicate },
  unheard_of: { status: "9" },
};

const TEXTS: Readonly<Record<Saying, string>> = {
  approved: ENQUIRY_ANSWERS.paid,
  credit_awaited: ENQUIRY_ANSWERS.paid,
  credit_refused: ENQUIRY_ANSWERS.paid,
  declined: ENQUIRY_ANSWERS.failed,
  cancelled: ENQUIRY_ANSWERS.failedByAdministrator,
  held: ENQUIRY_ANSWERS.limited,
  not_found: ENQUIRY_ANSWERS.notFound,
  unclear: ENQUIRY_ANSWERS.incorrectAmount,
  unheard_of: "<html>",
};

const cardModel: GatewayModel = {
  request: { payment_method: "3" },
  signsEnquiries: false,
  leave: goToGateway,
  post: async (backend, databases, order, way, saying) =>
    postCardAnswer(
      backend,
      way === "direct" ? "backend" : "response",
      await cardAnswerFor({ databases }, order, RESPONSES[saying]),
    ),
  reply: (backend, _databases, _order, reply) => {
    answerCardEnquiries(backend, (init) => reply(init, async (saying) => TEXTS[saying]));
  },
};

export const GATEWAY_MODELS: readonly (readonly [string, GatewayModel])[] = [
  ["FPX", fpxModel],
  ["the card gateway", cardModel],
];
