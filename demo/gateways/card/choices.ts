import { CARD_STATUS } from "../../../src/server/gateways/card/protocol/constants.ts";
import type { EnquiryAnswer } from "../../../src/server/gateways/card/protocol/enquiryAnswers.ts";
import type { CardError } from "../../../src/server/gateways/card/protocol/errors.ts";

/** The outcomes that a tester can choose at the simulated gateway. The page's buttons have these values. */
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

/** The gateway's messages to the merchant after a choice. */
export interface Course {
  readonly status: (typeof CARD_STATUS)[keyof typeof CARD_STATUS];
  readonly error?: CardError;
  readonly enquiry: EnquiryAnswer;
  /** The number of backend calls. The gateway makes them for a success only (docs/protocols.md, Card gateway). */
  readonly backendCalls: 0 | 1 | 2;
  /** The backend call waits for the late delay. */
  readonly callsLater: boolean;
  /** The payment is pending until the late delay has passed. */
  readonly pendingFirst: boolean;
  /** Whether the gateway sends the browser back to the merchant with the response. */
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
