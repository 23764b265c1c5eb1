import { ONLINE_MACHINE } from "../../domain/onlineMachine.ts";
import { useSession } from "../../stores/sessionState.ts";
import { LONG_NAME } from "./longTexts.ts";
import { PAYMENTS } from "./recordedAnswers.ts";

/** Recorded answers of the central team's calls. */

export const FINANCE_SESSION = {
  ok: true,
  userCtx: { name: "aminah@majlis.my", roles: ["finance"] },
};
export const USER_SESSION = { ok: true, userCtx: { name: "siti@example.my", roles: ["user"] } };
export const NOBODY = { ok: true, userCtx: { name: null, roles: [] } };

/** Puts a recorded user at the desk. */
export function logInto({ userCtx: { name, roles } }: typeof FINANCE_SESSION): void {
  useSession.setState({ session: { name, roles, machine_id: ONLINE_MACHINE }, error: undefined });
}

const MASKED = { user: "Sit* ***** *****" };
const BEGUN = [
  { at: "2026-11-21T02:15:00.000Z", what: "created" },
  { at: "2026-11-21T02:16:00.000Z", what: "sent" },
];

export const UNCLEAR = {
  ...PAYMENTS.in_progress,
  ...MASKED,
  fpx_fpxTxnId: "2611211016090001",
  response_code: "96",
  last_enquiry_at: "2026-11-21T02:18:00.000Z",
  next_enquiry_at: "2026-11-21T02:21:00.000Z",
  events: [
    ...BEGUN,
    { at: "2026-11-21T02:17:00.000Z", what: "unclear", source: "direct", debit_code: "96", credit_code: "" },
  ],
  listed_reason: "unclear",
  listed_code: "96",
  actions: ["mark_reviewed"],
  refund_case: null,
};

/** The same payment after the bank approved it. It has left the review queue. */
export const RESOLVED = {
  ...PAYMENTS.paid,
  ...MASKED,
  _id: UNCLEAR._id,
  last_enquiry_at: "2026-11-21T02:19:00.000Z",
  events: [
    ...UNCLEAR.events,
    { at: "2026-11-21T02:19:00.000Z", what: "asked", by: "aminah@majlis.my" },
    {
      at: "2026-11-21T02:19:01.000Z",
      what: "approved",
      source: "requery",
      to: "paid",
      debit_code: "00",
      credit_code: "00",
    },
  ],
  listed_reason: null,
  listed_code: null,
  actions: [],
  refund_case: null,
};

export const CONTRADICTED = {
  ...RESOLVED,
  _id: "0123456789abcdef0123456789abcdef",
  order_number: "K261121ABCDEFGHJN",
  events: [
    ...RESOLVED.events,
    { at: "2026-11-21T02:40:00.000Z", what: "declined", source: "indirect", debit_code: "51" },
    {
      at: "2026-11-21T02:41:00.000Z",
      what: "mismatch",
      source: "direct",
      debit_code: "00",
      fields: ["fpx_txnAmount"],
    },
  ],
  listed_reason: "contradicted",
  listed_code: "51",
  actions: ["mark_reviewed"],
  refund_case: {
    opened_at: "2026-11-21T02:19:01.000Z",
    step: "opened",
    bills: { "mpt:assessment:130045001": { arrears: "240.00", landcess_effect: "12.50" } },
    log: [
      {
        at: "2026-11-21T02:19:01.000Z",
        what: "opened",
        record_id: "mpt:assessment:130045001",
        amount: "252.50",
      },
    ],
    version: "a",
  },
};

/** A card payment that the gateway reported as failed, without a signature. */
export const DENIED = {
  ...PAYMENTS.in_progress,
  ...MASKED,
  _id: "0643f2a1b2c3d4e5f60718293a4b5c6e",
  order_number: "K261121ABCDEFGHJM",
  payment_method: "3",
  bank_name: "",
  fpx_msgToken: undefined,
  last_enquiry_at: "2026-11-21T02:26:00.000Z",
  next_enquiry_at: "2026-11-21T03:16:00.000Z",
  events: [
    ...BEGUN,
    { at: "2026-11-21T02:26:01.000Z", what: "unclear", source: "requery", said: "Payment fail" },
  ],
  listed_reason: "unclear",
  listed_code: "Payment fail",
  actions: ["mark_reviewed"],
  refund_case: null,
};

/** A payment that the bank proved after a restore from an older backup. */
export const UNMATCHED = {
  order_number: "K261121ABCDEFGHJK",
  gateway: "fpx",
  amount: "84.00",
  paid_at: "2026-11-21T02:16:30.000Z",
  transaction: "2611211016300001",
  authorization: "15733223",
  bills: ["mpt:compound:K26130001"],
  status: "open",
  log: [
    { at: "2026-11-21T03:05:00.000Z", what: "settled" },
    { at: "2026-11-21T03:20:00.000Z", what: "approved", code: "00" },
  ],
};

const page = <Row extends object>(rows: readonly Row[], more: object = {}) => ({
  rows,
  unmatched: [],
  unreadable: [],
  next: null,
  certificates: null,
  ...more,
});

export const EMPTY_LIST = page([]);
export const LIST = page([UNCLEAR, CONTRADICTED]);
export const LIST_WITH_UNMATCHED = page([], { unmatched: [UNMATCHED] });
export const LIST_OF_A_CARD = page([DENIED]);
export const LIST_WITH_ALARMS = page([UNCLEAR], {
  certificates: { until: "2026-12-15T00:00:00.000Z" },
  unreadable: ["00000000000000000000000000000001"],
  next: UNCLEAR._id,
});
export const LIST_WITH_LONG_TEXTS = page([
  { ...UNCLEAR, user: LONG_NAME, bank_name: "Kuwait Finance House (Malaysia) Berhad" },
]);
