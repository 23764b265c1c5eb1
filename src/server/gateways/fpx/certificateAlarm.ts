import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import type { Timer } from "../../timer.ts";
import type { FpxConnection } from "./connection.ts";
import { certificateOf } from "./protocol/messages.ts";

const DAY = 24 * 60 * 60_000;

/** The server warns this long before the last certificate is used up (docs/fpx.md, Certificates). Milliseconds. */
const AHEAD = 30 * DAY;

/** Warns that the server soon cannot verify FPX's answers. */
export interface CertificateAlarm {
  /** The time in UTC when the last certificate is used up; null when none is usable now. */
  readonly until: string | null;
}

/** @returns undefined while a certificate is usable for more than 30 days */
export function certificateAlarm(
  { certificates }: Pick<FpxConnection, "certificates">,
  now: Date,
): CertificateAlarm | undefined {
  const until = verifiableUntil(certificates, now);
  if (until === undefined) return { until: null };
  return until.getTime() - now.getTime() > AHEAD ? undefined : { until: until.toISOString() };
}

/**
 * The time until which the server can verify answers without a gap. This is the end of the current certificate, or of the next
 * one when that begins in time. As in PayNet's sample code, a certificate is used up one day before its end (docs/protocols.md,
 * FPX).
 * @param certificates PEM, in any order
 * @returns undefined when none is usable now
 */
export function verifiableUntil(certificates: readonly string[], now: Date): Date | undefined {
  const usable = certificates
    .map(certificateOf)
    .filter((certificate) => certificate !== undefined)
    .map(({ from, until }) => ({ from: from.getTime(), until: until.getTime() - DAY }))
    .sort((one, other) => one.from - other.from);
  const end = usable.reduce(
    (reached, { from, until }) => (from <= reached ? Math.max(reached, until) : reached),
    now.getTime(),
  );
  return end > now.getTime() ? new Date(end) : undefined;
}

export interface CertificateWatch {
  stop(): Promise<void>;
}

/** Logs the alarm at the start and once a day, until an operator adds the next certificate and restarts. */
export function watchCertificates(
  fpx: Pick<FpxConnection, "certificates">,
  { clock, timer, log }: { readonly clock: Clock; readonly timer: Timer; readonly log: Log },
): CertificateWatch {
  const stopping = new AbortController();
  const watch = async () => {
    while (!stopping.signal.aborted) {
      const alarm = certificateAlarm(fpx, clock.now());
      if (alarm !== undefined) log({ event: "fpx_certificates_end", until: alarm.until ?? "over" });
      await timer.wait(DAY, stopping.signal);
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
