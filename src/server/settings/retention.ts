import { defaulted } from "superstruct";
import { LEAST_RETENTION, type Swept, USUAL_RETENTION } from "../privacy/retention.ts";
import { wholeNumber } from "./structs.ts";

/** Ten years: whoever wants to keep them for longer has not thought of whom they are about. */
const MOST = 3650;

const days = (what: Swept) =>
  defaulted(wholeNumber(LEAST_RETENTION[what], MOST, "number of days"), USUAL_RETENTION[what]);

/** For how many days personal data are kept that have served their purpose. */
export const retention = {
  /** The payer's details of payments that paid nothing, from their beginning. */
  KAUNTER_KEEP_UNPAID_DAYS: days("payments"),
  /** Accounts whose address nobody confirmed, from their registration. */
  KAUNTER_KEEP_UNCONFIRMED_DAYS: days("accounts"),
  /** Log-ins, from their end. */
  KAUNTER_KEEP_SESSIONS_DAYS: days("sessions"),
  /** Codes, and links for a new password, from their end. */
  KAUNTER_KEEP_CODES_DAYS: days("codes"),
  /** What was sent to whom, from then on. */
  KAUNTER_KEEP_MESSAGES_DAYS: days("messages"),
};
