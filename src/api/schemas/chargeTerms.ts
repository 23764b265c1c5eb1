import type { ChargeTerms } from "../../charges/charge.ts";
import { malaysiaDay } from "../../domain/malaysiaTime.ts";
import type { Configuration } from "./configuration.ts";

/** The parts of the configuration and the date that the charges' rules need, in the browser and on the server. */
export function chargeTerms(configuration: Configuration, now: Date): ChargeTerms {
  const { assistance, licences } = configuration;
  const { active, percent, charges } = assistance;
  return { today: malaysiaDay(now), assistance: active ? { percent, charges } : null, licences };
}
