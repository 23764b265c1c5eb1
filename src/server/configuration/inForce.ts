import type { Configuration } from "../../api/schemas/configuration.ts";
import { UNNAMED_OPERATOR } from "../../api/schemas/operator.ts";
import type { Period, StoredConfiguration } from "../../api/schemas/storedConfiguration.ts";
import { phaseOf } from "../../domain/timeLimits.ts";

/**
 * The configuration that applies at a time, without the periods. A switch outside its period has the value of an ordinary day: the
 * counter is open, no text is shown, nobody gets the reduction, cards are taken, councils take payments for the charges that they offer
 * otherwise, and charges are not under maintenance. Of the operator it has the helpline that the central team set.
 */
export function inForce({ validity, helpline, ...stored }: StoredConfiguration, now: Date): Configuration {
  const applies = (period: Period | undefined) => period === undefined || phaseOf(period, now) === "now";
  const councils = Object.entries(stored.councils).map(([code, switches]) => {
    const periods = validity.councils[code];
    return [
      code,
      {
        ...switches,
        available: switches.available || !applies(periods?.available),
        charges: applies(periods?.charges) ? switches.charges : periods?.charges?.otherwise,
        maintenance: applies(periods?.maintenance) ? switches.maintenance : [],
      },
    ] as const;
  });
  return {
    ...stored,
    operator: { ...UNNAMED_OPERATOR, ...helpline },
    closing: stored.closing && applies(validity.closing),
    announcement: applies(validity.announcement) ? stored.announcement : null,
    snackbarMessage: applies(validity.snackbarMessage) ? stored.snackbarMessage : null,
    assistance: { ...stored.assistance, active: stored.assistance.active && applies(validity.assistance) },
    cards: stored.cards || !applies(validity.cards),
    councils: Object.fromEntries(councils),
  };
}
