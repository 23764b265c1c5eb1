import { CARD_STATUS } from "../../../src/server/gateways/card/protocol/constants.ts";
import type { EnquiryAnswer } from "../../../src/server/gateways/card/protocol/enquiryAnswers.ts";
import type { CardError } from "../../../src/server/gateways/card/protocol/errors.ts";

/** What a person at the simulated gateway can let happen. The words are the values of the page's buttons. */
export const CHOICES = [
  "approve",
  "decline",
  "cancel",
  "browserFirst",
  "twice",
  "pending",
  "late",
  "closed",
  "unheard",
  "error",
  "silent",
] as const;

export type Choice = (typeof CHOICES)[number];

/** How a choice reaches the merchant. */
export interface Course {
  readonly status: (typeof CARD_STATUS)[keyof typeof CARD_STATUS];
  readonly error?: CardError;
  /** What an enquiry hears. */
  readonly enquiry: EnquiryAnswer;
  /** How often the merchant's server is called: a success alone is told there (docs/protocols.md, Card gateway). */
  readonly backendCalls: 0 | 1 | 2;
  /** The backend call waits for the late delay. */
  readonly callsLater: boolean;
  /** Until the late delay has passed the payment is pending. */
  readonly pendingFirst: boolean;
  /** Whether the citizen's browser is led back with the response. */
  readonly returns: boolean;
  readonly isSigned: boolean;
}

const APPROVED: Course = {
  status: CARD_STATUS.success,
  enquiry: "paid",
  backendCalls: 1,
  callsLater: false,
  pendingFirst: false,
  returns: true,
  isSigned: true,
};

const FAILED: Course = {
  ...APPROVED,
  status: CARD_STATUS.fail,
  enquiry: "failed",
  backendCalls: 0,
};

const UNDECIDED: Course = {
  ...APPROVED,
  status: CARD_STATUS.pending,
  enquiry: "notFound",
  backendCalls: 0,
};

export const COURSES: Readonly<Record<Choice, Course>> = {
  approve: APPROVED,
  decline: { ...FAILED, error: "declined" },
  cancel: { ...FAILED, error: "cancelled" },
  browserFirst: { ...APPROVED, callsLater: true },
  twice: { ...APPROVED, backendCalls: 2 },
  pending: UNDECIDED,
  late: { ...APPROVED, callsLater: true, pendingFirst: true },
  closed: { ...APPROVED, returns: false },
  unheard: { ...APPROVED, backendCalls: 0, returns: false },
  error: { ...FAILED, error: "invalidParameters", isSigned: false },
  silent: { ...UNDECIDED, returns: false },
};
