import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import type { Timer } from "../../timer.ts";
import type { FpxConnection } from "./connection.ts";
import { verifiableUntil } from "./protocol/certificates.ts";

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
