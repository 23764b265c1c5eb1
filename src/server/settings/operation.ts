import { defaulted, enums, optional, string } from "superstruct";
import { LOG_LEVELS } from "../log.ts";
import { callAddress } from "./addresses.ts";

/** What the central team sees of the running system. */
export const operation = {
  /** What is logged: from this level up. */
  KAUNTER_LOG_LEVEL: defaulted(enums(LOG_LEVELS), "info"),
  /** A file that holds what a machine elsewhere shows to read the metrics; absent, this machine alone reads them. */
  KAUNTER_METRICS_TOKEN_FILE: optional(string()),
  /** What counts the portal's page views for its operator; absent, nothing does. */
  KAUNTER_TRACKER_URL: optional(callAddress),
};
