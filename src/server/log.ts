import { destination, pino, stdTimeFunctions } from "pino";
import type { AnswerSource } from "../domain/payments/paymentAudit.ts";

/**
 * The log writes one JSON line for each entry, with the correlation id of the call. An entry holds no personal data and no
 * secret: no name, number, address, token or handle, and no path with one. Of an error it holds the name and the stack frames,
 * because the message can quote what the server read. It names a payment that a person must look at by its id.
 */
export interface LogEntry {
  readonly event: string;
  readonly reference?: string;
  readonly [detail: string]: string | number | boolean | readonly string[] | undefined;
}

export type Log = (entry: LogEntry) => void;

/**
 * The log for one answer of a gateway. Each entry names the call or enquiry that brought the answer.
 * @param reference the correlation id
 * @param source how the answer came
 */
export function answerLog(log: Log, reference: string, source: AnswerSource): Log {
  return (entry) => log({ reference, source, ...entry });
}

export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everyday events, logged as `info`. A person should look at every other event. */
const USUAL: ReadonlySet<string> = new Set([
  "refused",
  "payment_moved",
  "configuration_changed",
  "council_changed",
  "site_refused",
  "settlements_repaired",
  "person_erased",
  "retention_swept",
]);

/**
 * Writes to standard error, with the time in UTC and the process id. It writes before it returns, so a process that dies loses no
 * entry.
 * @param least the lowest level to write
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

/** The kind and the stack frames of an error, for the log. Never its message. */
export function describeError(error: unknown): {
  readonly fault: string;
  /** Such as "ECONNREFUSED" or "ENOSPC". */
  readonly code?: string;
  readonly frames: readonly string[];
} {
  if (!(error instanceof Error)) return { fault: typeof error, frames: [] };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { fault: error.name, ...code, frames: frames.slice(0, 6).map((line) => line.trim()) };
}
