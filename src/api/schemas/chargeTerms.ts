import type { ChargeTerms } from "../../charges/charge.ts";
import { malaysiaDay } from "../../domain/malaysiaTime.ts";
import type { Configuration } from "./configuration.ts";

/** What the configuration and the day say to the rules of the charges, in the browser and on the server alike. */
export function chargeTerms(configuration: Configuration, now: Date): ChargeTerms {
  const { assistance, licences } = configuration;
  const { active, percent, charges } = assistance;
  return { today: malaysiaDay(now), assistance: active ? { percent, charges } : null, licences };
}
