import { LONG_NAME } from "./longTexts.ts";

/** Recorded answers of the desk's first page. */

const hours = (paid: readonly number[], each: number) =>
  Array.from({ length: 24 }, (_, hour) => ({
    paid: paid[hour] ?? 0,
    amount: ((paid[hour] ?? 0) * each).toFixed(2),
  }));

const NIGHT = [0, 0, 0, 0, 0, 0];

export const TODAY = {
  as_of: "2026-11-21T06:20:00.000Z",
  day: "2026-11-21",
  hours: hours([2, ...NIGHT, 4, 18, 41, 52, 47, 30, 36, 12], 84.5),
  week_before: hours([1, ...NIGHT, 6, 21, 38, 44, 40, 35, 33, 37, 41, 29, 20, 14, 9, 11, 8, 5, 3], 79.9),
  banks: [
    { name: "Maybank2U", paid: 112, unpaid: 9, open: 4 },
    { name: "CIMB Clicks", paid: 60, unpaid: 3, open: 1 },
    { name: "card", paid: 41, unpaid: 11, open: 0 },
    { name: "Bank Rakyat", paid: 0, unpaid: 0, open: 3 },
  ],
  unanswered: { count: 8, oldest: "2026-11-21T05:58:00.000Z" },
  reviews: 1,
  refunds: 3,
  messages: { count: 12, oldest: "2026-11-21T06:11:00.000Z" },
  fpx: {
    list: { as_of: "2026-11-21T06:19:45.000Z", online: 21, banks: 23 },
    certificates: null,
  },
  card: {
    since: "2026-11-20T16:05:00.000Z",
    last_answer: "2026-11-21T06:12:00.000Z",
    failures: 0,
    failing_since: null,
  },
  databases: { write: true },
  remittances: [
    { council: "mpt", closed_through: "2026-11-20", last: "mpt-2026-232" },
    { council: "mdkb", closed_through: "2026-11-20", last: null },
  ],
  withdrawals: [
    { at: "2026-11-20T18:02:00.000Z", council: "mpt", charge: "compound", count: 3 },
    { at: "2026-11-20T18:02:00.000Z", council: "mpt", charge: "assessment", count: 1204 },
  ],
};

/** The first minutes of the portal. */
export const TODAY_EMPTY = {
  ...TODAY,
  hours: hours([], 0),
  week_before: hours([], 0),
  banks: [],
  unanswered: { count: 0, oldest: null },
  reviews: 0,
  refunds: 0,
  messages: { count: 0, oldest: null },
  card: { ...TODAY.card, last_answer: null },
  remittances: [],
  withdrawals: [],
};

/** FPX stopped to answer, and its certificate ends. */
export const TODAY_FPX_SILENT = {
  ...TODAY,
  fpx: {
    list: { as_of: "2026-11-21T05:40:00.000Z", online: 21, banks: 23 },
    certificates: { until: "2026-12-01T00:00:00.000Z" },
  },
};

/** The card gateway stopped to answer, and the disk of the databases is full. */
export const TODAY_CARD_SILENT = {
  ...TODAY,
  card: { ...TODAY.card, failures: 3, failing_since: "2026-11-21T06:14:00.000Z" },
  databases: { write: false },
};

/** A portal without a card gateway. */
export const TODAY_WITHOUT_CARDS = { ...TODAY, card: null };

/** Large numbers, and a bank with a long name. */
export const TODAY_LONG = {
  ...TODAY,
  hours: hours([0, ...NIGHT, 12_345, 98_765], 1_234.56),
  banks: [{ name: LONG_NAME, paid: 1_234_567, unpaid: 98_765, open: 43_210 }],
  unanswered: { count: 43_210, oldest: "2026-11-21T05:58:00.000Z" },
};
