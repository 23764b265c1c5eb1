import { array, boolean, defaulted, type Infer, nullable, object, string } from "superstruct";
import { ringgit } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { chargeType, councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";

const count = whole({ min: 0 });

/** Entries that wait, and since when the oldest waits. */
const waiting = object({ count, oldest: nullable(instant) });

/** Paid payments of one hour, by the time when the citizen was sent to the gateway. */
const hour = object({ paid: count, amount: ringgit });

const hours = array(hour);

/** The answers of one bank, or of the card gateway, to the payments of the day. */
const bank = object({
  name: string(),
  paid: count,
  /** Failed, cancelled or expired. */
  unpaid: count,
  /** Without a result yet. */
  open: count,
});

/** GET /api/admin/today: the day so far, over all councils. Days and hours are Malaysia's. */
export const todayAnswer = object({
  /** When the server counted. */
  as_of: instant,
  day,
  /** The 24 hours of the day, and of the same weekday a week before. */
  hours,
  week_before: hours,
  /** From the bank with most payments to the one with fewest. */
  banks: array(bank),
  /** Payments that were sent to a gateway and have no result. */
  unanswered: waiting,
  /** Payments for a person to check, with those that have no document. */
  reviews: count,
  /** Refund cases that nobody has closed. */
  refunds: count,
  messages: waiting,
  fpx: object({
    /** FPX's last bank list: when it came, and how many of its banks take payments. Null when FPX has not answered. */
    list: nullable(object({ as_of: instant, online: count, banks: count })),
    /** When the server can no longer verify FPX's answers, if that is soon. Null when it is not. */
    certificates: nullable(object({ until: nullable(instant) })),
  }),
  /** How the card gateway has answered this server process since its start. Null when the portal takes no cards. */
  card: nullable(
    object({
      since: instant,
      last_answer: nullable(instant),
      /** The enquiries without an answer since the last answer. */
      failures: count,
      failing_since: nullable(instant),
    }),
  ),
  /** Whether the databases take a write. Without one, nobody can pay. */
  databases: object({ write: boolean() }),
  /** The last closed day and the last remittance of each council that has one. */
  remittances: array(object({ council: councilCode, closed_through: day, last: nullable(string()) })),
  /**
   * The bills that loads withdrew in the last 24 hours, the newest load first: one entry for each load, council and charge. An older
   * server does not send them.
   */
  withdrawals: defaulted(
    array(object({ at: instant, council: councilCode, charge: chargeType, count })),
    () => [],
  ),
});

export type Today = Infer<typeof todayAnswer>;
