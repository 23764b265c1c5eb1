import type { AnswerSource } from "../../src/domain/paymentAudit.ts";

/**
 * The log: one JSON line per refused or failed call. It holds no personal data and no secret: no name, number, address,
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

/** Writes to the standard error output, with the time in UTC. */
export const logToStandardError: Log = (entry) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};

/** An error for the log: what kind it is and where it came from, never what it says. */
export function describeError(error: unknown): {
  readonly fault: string;
  readonly frames: readonly string[];
} {
  if (!(error instanceof Error)) return { fault: typeof error, frames: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { fault: error.name, frames: frames.slice(0, 6).map((line) => line.trim()) };
}
