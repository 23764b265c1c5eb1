import { malaysiaHour } from "../../domain/malaysiaTime.ts";
import { describeError } from "../log.ts";
import type { Timer } from "../timer.ts";
import { type ClosingServices, closeAllRemittances } from "./closeRemittances.ts";

const TEN_MINUTES = 10 * 60_000;

/**
 * Closes the councils' days each night, until it is stopped. Where the server did not run at that hour, it closes the days at the
 * next start. Several processes may close at once.
 * @param hour of the day in Malaysia, 0 to 23. Payments that the bank reports until then are in the remittance of their day.
 */
export function startClosing(
  services: ClosingServices,
  hour: number,
  timer: Timer,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      if (malaysiaHour(services.clock.now()) >= hour) await closeOrLog(services);
      await timer.wait(TEN_MINUTES, stopping.signal);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function closeOrLog(services: ClosingServices): Promise<void> {
  try {
    const made = await closeAllRemittances(services);
    if (made.length > 0) services.log({ event: "remittances_closed", remittances: made });
  } catch (failure) {
    // the databases do not answer; the next round closes the same days
    services.log({ event: "remittances_not_closed", ...describeError(failure) });
  }
}
