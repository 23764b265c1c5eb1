import { defaulted, enums, optional, string } from "superstruct";
import { LOG_LEVELS } from "../log.ts";
import { callAddress } from "./addresses.ts";

/** Settings for monitoring the running system. */
export const operation = {
  /** The lowest level to log. */
  KAUNTER_LOG_LEVEL: defaulted(enums(LOG_LEVELS), "info"),
  /** A file with the token with which another machine reads the metrics. Absent, only this machine reads them. */
  KAUNTER_METRICS_TOKEN_FILE: optional(string()),
  /** The tracker that counts the portal's page views for its operator. Absent, nobody counts them. */
  KAUNTER_TRACKER_URL: optional(callAddress),
};
