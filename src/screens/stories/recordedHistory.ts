import { PAYMENTS, STALL, STATUS_TOKEN } from "./recordedAnswers.ts";

/** Recorded answers of the payment history. */

type Wire = Readonly<Record<string, unknown>>;

const idOf = (number: number) => number.toString(16).padStart(32, "0");

/** A payment of the logged-in user, with its own id, on the given day. */
function own(number: number, of: Wire, day: string, rest: Wire = {}): Wire {
  const paid = "settled_at" in of ? { settled_at: `${day}T02:12:40.000Z` } : {};
  return {
    ...of,
    ...paid,
    _id: idOf(1_000_000 - number),
    email: "siti@example.my",
    contact: "012-345 6789",
    payment_datetime: `${day}T02:11:00.000Z`,
    status_token: STATUS_TOKEN,
    ...rest,
  };
}

const { balance: _balance, ...STALL_LINE } = {
  ...STALL,
  added_cart_at: "2024-12-31T02:00:00.000Z",
  amount: "75.00",
};

const CARD = { bank_name: "Visa", payment_method: "48", fpx_msgToken: undefined, fpx_fpxTxnId: undefined };

/** One payment in each state, over three years. */
const OF_EACH_STATE: readonly Wire[] = [
  own(1, PAYMENTS.in_progress, "2026-11-21"),
  own(2, PAYMENTS.pending, "2026-11-20"),
  own(3, PAYMENTS.paid, "2026-11-02"),
  own(4, PAYMENTS.failed, "2026-11-02"),
  own(5, PAYMENTS.cancelled, "2026-07-14", { ...CARD, payment_method: "3", bank_name: "" }),
  own(6, PAYMENTS.expired, "2026-03-31"),
  own(7, PAYMENTS.in_progress, "2026-03-30", { resumable: true }),
  own(8, PAYMENTS.paid, "2024-12-31", {
    ...CARD,
    services: [STALL_LINE, { ...STALL_LINE, stall_no: "301-2346" }],
    amount: "150.00",
  }),
  own(9, PAYMENTS.paid, "2024-01-01"),
];

/** A full page of payments, one a month, back from the given year. */
const fullPage = (from: number, year: number): readonly Wire[] =>
  Array.from({ length: 100 }, (_, back) => {
    const month = String(12 - (back % 12)).padStart(2, "0");
    return own(from + back, PAYMENTS.paid, `${year - Math.floor(back / 12)}-${month}-05`);
  });

const page = (docs: readonly Wire[], bookmark = "nil", unreadable: readonly string[] = []) => ({
  docs,
  bookmark,
  unreadable,
});

export const FIND = "all_payments/_find";
export const SECOND_PAGE = idOf(77);

export const NO_HISTORY = page([]);
export const SHORT_HISTORY = page(OF_EACH_STATE);
export const DAMAGED_HISTORY = page(OF_EACH_STATE.slice(2, 4), "nil", [idOf(5)]);

/** Two pages. Only the older one has a payment for a market stall alone. */
export const LONG_HISTORY = {
  [FIND]: page(fullPage(100, 2026), SECOND_PAGE),
  [`${FIND} ${SECOND_PAGE}`]: page([
    own(300, PAYMENTS.paid, "2017-05-05", { services: [STALL_LINE], amount: "75.00" }),
  ]),
};

/** The longest names of banks and markets. */
export const LONG_TEXTS = page([
  own(1, PAYMENTS.paid, "2026-11-02", {
    bank_name: "Kuwait Finance House (Malaysia) Berhad",
    services: [
      {
        ...STALL_LINE,
        amount: "30000.00",
        stall_no: "9".repeat(40),
        market: "Pasar Besar ".repeat(12).trim(),
      },
    ],
    amount: "30000.00",
  }),
]);
