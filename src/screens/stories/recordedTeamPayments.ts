import { LONG_NAME } from "./longTexts.ts";
import { PAYMENTS } from "./recordedAnswers.ts";
import { RESOLVED, UNCLEAR } from "./recordedReviewQueue.ts";

/** Recorded answers of the desk's search. */

const row = (number: number, more: object = {}) => ({
  _id: `0643f2a1b2c3d4e5f6071829${String(number).padStart(8, "0")}`,
  order_number: `K261121ABCDEFGH${String(number).padStart(2, "0")}`,
  payment_datetime: `2026-11-21T02:${String(59 - number).padStart(2, "0")}:00.000Z`,
  status: "paid",
  amount: "252.50",
  user: "Siti binti Omar",
  method: "1",
  bank_name: "Maybank2U",
  bills: [{ council: "mpt", charge: "assessment", number: "130045001" }],
  ...more,
});

export const FOUND = {
  rows: [
    row(1, { order_number: PAYMENTS.paid.order_number, receipt_no: PAYMENTS.paid.receipt_no }),
    row(2, {
      status: "in_progress",
      amount: "1284.00",
      bills: [
        { council: "mpt", charge: "compound", number: "K26-130001" },
        { council: "mdkb", charge: "parking", number: "50000" },
      ],
    }),
    row(3, { status: "failed", method: "2", user: "Syarikat Berjaya Sdn. Bhd." }),
    row(4, { status: "cancelled", method: "3", bank_name: "" }),
    row(5, { status: "expired" }),
  ],
  next: `2026-11-21T02:54:00.000Z ${"0643f2a1b2c3d4e5f607182900000005"}`,
};

export const FOUND_LAST = { rows: [row(6), row(7)], next: null };

export const FOUND_NOTHING = { rows: [], next: null };

/** The search stopped before the page was full. */
export const FOUND_SO_FAR = {
  rows: [row(1)],
  next: `2026-03-02T01:15:00.000Z ${"0643f2a1b2c3d4e5f607182900000009"}`,
  searched_to: "2026-03-02T01:15:00.000Z",
};

export const FOUND_NOTHING_SO_FAR = { ...FOUND_SO_FAR, rows: [] };

export const FOUND_LONG = {
  rows: [
    row(1, {
      user: LONG_NAME,
      bills: Array.from({ length: 6 }, (_, index) => ({
        council: index % 2 === 0 ? "mpt" : "mdkbt",
        charge: "local_government_charge",
        number: `LESEN-PERNIAGAAN-TAWAU-2026-${index}`,
      })),
    }),
  ],
  next: null,
};

const CLEAR = { user: "Siti binti Omar", email: "siti@example.my", contact: "0198765432" };

/** One payment as its page shows it. */
export const DETAILS = {
  payment: { ...RESOLVED, ...CLEAR },
  messages: [
    { about: "status", status: "overtaken", created_at: "2026-11-21T02:17:00.000Z", attempts: 1 },
    {
      about: "receipt",
      status: "sent",
      created_at: "2026-11-21T02:19:01.000Z",
      sent_at: "2026-11-21T02:19:05.000Z",
      attempts: 1,
    },
    {
      about: "refund",
      step: "opened",
      status: "to_send",
      created_at: "2026-11-22T02:17:00.000Z",
      next_at: "2026-11-22T02:18:00.000Z",
      attempts: 1,
    },
  ],
  remittances: [{ council: "mpt", remittance: "mpt-2026-14" }],
  settlement_line: { report: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", line: 12 },
};

/** A payment whose bank has not answered clearly, without messages. */
export const OPEN_DETAILS = {
  payment: { ...UNCLEAR, ...CLEAR },
  messages: [],
  remittances: [],
  settlement_line: null,
};
