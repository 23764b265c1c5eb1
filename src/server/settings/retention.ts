import { defaulted } from "superstruct";
import { LEAST_RETENTION, type Swept, USUAL_RETENTION } from "../privacy/retention.ts";
import { wholeNumber } from "./structs.ts";

/** Ten years. A longer setting would disregard the people behind the data. */
const MOST = 3650;

const days = (what: Swept) =>
  defaulted(wholeNumber(LEAST_RETENTION[what], MOST, "number of days"), USUAL_RETENTION[what]);

/** For how many days the server keeps personal data that are no longer needed. */
export const retention = {
  /** The payer's details of unpaid payments, from the payment's beginning. */
  KAUNTER_KEEP_UNPAID_DAYS: days("payments"),
  /** Accounts with an unconfirmed address, from their registration. */
  KAUNTER_KEEP_UNCONFIRMED_DAYS: days("accounts"),
  /** Sessions, from their end. */
  KAUNTER_KEEP_SESSIONS_DAYS: days("sessions"),
  /** Codes and password links, from their end. */
  KAUNTER_KEEP_CODES_DAYS: days("codes"),
  /** Messages, from their sending. */
  KAUNTER_KEEP_MESSAGES_DAYS: days("messages"),
};
