import { describeError } from "../log.ts";
import { checkVerifiedSites, type VerifyingServices } from "./verifySite.ts";

const HOUR = 60 * 60_000;

/** Checks each verified site once a day, until it is stopped. */
export function startVerifying(services: VerifyingServices): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await checkVerifiedSites(services, stopping.signal).catch((failure: unknown) =>
        // the databases do not answer; the next round checks the same sites
        services.log({ event: "sites_not_checked", ...describeError(failure) }),
      );
      await services.timer.wait(HOUR, stopping.signal);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
