import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import type { Timer } from "../../timer.ts";
import type { FpxConnection } from "./connection.ts";
import { verifiableUntil } from "./protocol/certificates.ts";

const DAY = 24 * 60 * 60_000;

/** How long before the last certificate is used up a person is warned (docs/protocols.md, FPX). Milliseconds. */
const AHEAD = 30 * DAY;

/** That answers of the exchange can soon no longer be verified. */
export interface CertificateAlarm {
  /** When the last usable certificate is used up, an instant in UTC; null when it is. */
  readonly until: string | null;
}

/** Judged by the clock at each look; undefined while there is nothing to do. */
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

/** Logs the alarm at the start and once a day, until somebody has seen to the next certificate. */
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
