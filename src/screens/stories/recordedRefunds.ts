import { LONG_NAME } from "./longTexts.ts";
import { PAYMENTS } from "./recordedAnswers.ts";

/** Recorded answers of the desk's work on refunds. */

const RECORD = "mpt:assessment:130045001";

const OPENED = {
  at: "2026-11-21T02:19:01.000Z",
  what: "opened",
  record_id: RECORD,
  amount: "252.50",
};

export const REFUND_ORDER = PAYMENTS.paid.order_number;

export const REFUND_ROWS = {
  rows: [
    {
      payment_id: PAYMENTS.paid._id,
      order_number: REFUND_ORDER,
      opened_at: OPENED.at,
      step: "opened",
      amount: "252.50",
      councils: ["mpt"],
      last: { at: OPENED.at, what: "opened" },
    },
    {
      payment_id: "0643f2a1b2c3d4e5f60718293a4b5c6e",
      order_number: "K261121ABCDEFGHJM",
      opened_at: "2026-11-20T06:05:00.000Z",
      step: "opened",
      amount: "30.00",
      councils: ["mpt", "mdkb"],
      last: { at: "2026-11-20T06:05:00.000Z", what: "requested", by: "siti@majlis.my" },
    },
  ],
  unreadable: [],
  next: null,
};

export const NO_REFUNDS = { rows: [], unreadable: [], next: null };

/** A bill that was paid twice: the portal opened the case. */
export const REFUND = {
  payment_id: PAYMENTS.paid._id,
  order_number: REFUND_ORDER,
  bills: [
    {
      record_id: RECORD,
      council: "mpt",
      type: "assessment",
      number: "130045001",
      parts: [
        { part: "arrears", paid: "240.00", refundable: "0.00" },
        { part: "landcess_effect", paid: "12.50", refundable: "0.00" },
        { part: "billed", paid: "60.00", refundable: "60.00" },
      ],
    },
  ],
  refund_case: {
    opened_at: OPENED.at,
    step: "opened",
    bills: { [RECORD]: { arrears: "240.00", landcess_effect: "12.50" } },
    log: [OPENED],
    version: "a",
  },
  actions: ["approve", "reject", "open"],
};

/** Another person approved it, and the reader pays it out. */
export const REFUND_APPROVED = {
  ...REFUND,
  refund_case: {
    ...REFUND.refund_case,
    step: "approved",
    log: [OPENED, { ...OPENED, at: "2026-11-21T03:02:00.000Z", what: "approved", by: "david@majlis.my" }],
    version: "b",
  },
  actions: ["pay_out", "reject", "open"],
};

export const REFUND_PAID_OUT = {
  ...REFUND,
  refund_case: {
    ...REFUND.refund_case,
    step: "paid_out",
    log: [
      ...REFUND_APPROVED.refund_case.log,
      {
        ...OPENED,
        at: "2026-11-21T04:00:00.000Z",
        what: "paid_out",
        by: "aminah@majlis.my",
        note: "MBB 8812",
      },
    ],
    version: "c",
  },
  actions: ["open"],
};

export const REFUND_REJECTED = {
  ...REFUND,
  refund_case: {
    ...REFUND.refund_case,
    step: "rejected",
    log: [OPENED, { ...OPENED, at: "2026-11-21T03:02:00.000Z", what: "rejected", by: "david@majlis.my" }],
    version: "e",
  },
  actions: ["open", "reopen"],
};

export const REFUND_ASKED = {
  ...REFUND,
  refund_case: {
    ...REFUND.refund_case,
    bills: { [RECORD]: { billed: "10.00" } },
    log: [
      ...REFUND_PAID_OUT.refund_case.log,
      {
        ...OPENED,
        at: "2026-11-21T05:00:00.000Z",
        what: "requested",
        amount: "10.00",
        by: "siti@majlis.my",
        note: "Lot yang salah",
      },
    ],
    version: "d",
  },
  actions: ["open"],
};

/** A charge that citizens fill in as a form. */
export const REFUND_WITHOUT_BILL = {
  ...REFUND,
  bills: [
    {
      record_id: "mpt:local_government_charge:0",
      council: "mpt",
      type: "local_government_charge",
      number: "",
      parts: [{ part: "amount", paid: "12.00", refundable: "0.00" }],
    },
  ],
  refund_case: null,
  actions: ["open"],
};

export const REFUND_LONG = {
  ...REFUND,
  refund_case: {
    ...REFUND.refund_case,
    log: [OPENED, { ...OPENED, what: "requested", by: "siti@majlis.my", note: LONG_NAME }],
  },
};
