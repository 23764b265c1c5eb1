import { destination, pino, stdTimeFunctions } from "pino";
import type { AnswerSource } from "../domain/payments/paymentAudit.ts";

/**
 * The log: one JSON line for each entry, with the correlation id of the call. It holds no personal data and no secret: no name, number, address,
 * token, handle or path with one, and of an error its name and frames, since its message can hold what was read. A payment that
 * a person must look at is named by its id.
 */
export interface LogEntry {
  readonly event: string;
  /** The correlation id that the answer carries. */
  readonly reference?: string;
  readonly [detail: string]: string | number | boolean | readonly string[] | undefined;
}

export type Log = (entry: LogEntry) => void;

/**
 * The log of what becomes of one answer of a gateway: every entry says which call or enquiry brought it, and how.
 * @param reference the correlation id
 */
export function answerLog(log: Log, reference: string, source: AnswerSource): Log {
  return (entry) => log({ reference, source, ...entry });
}

export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** What is part of every day; everything else is for somebody to look at. */
const USUAL: ReadonlySet<string> = new Set([
  "refused",
  "payment_moved",
  "configuration_changed",
  "settlements_repaired",
  "person_erased",
  "retention_swept",
]);

/**
 * Writes to the standard error output, with the time in UTC and the process. A line is written when this returns, so that none
 * is lost with the process.
 * @param least what is less than this is left out
 */
export function logToStandardError(least: LogLevel = "info"): Log {
  const logger = pino(
    {
      level: least,
      base: { process: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination({ fd: process.stderr.fd, sync: true }),
  );
  return (entry) => logger[levelOf(entry)](entry);
}

function levelOf({ event, status }: LogEntry): Exclude<LogLevel, "silent"> {
  if (status === 500) return "error";
  return USUAL.has(event) ? "info" : "warn";
}

/** An error for the log: what kind it is and where it came from, never what it says. */
export function describeError(error: unknown): {
  readonly fault: string;
  readonly frames: readonly string[];
} {
  if (!(error instanceof Error)) return { fault: typeof error, frames: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { fault: error.name, frames: frames.slice(0, 6).map((line) => line.trim()) };
}
