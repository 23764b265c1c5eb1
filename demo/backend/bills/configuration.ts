import { mask } from "superstruct";
import { type Configuration, configurationDocument } from "../../../src/api/schemas/configuration.ts";
import type { ChargeTerms } from "../../../src/charges/charge.ts";
import { malaysiaDay } from "../../../src/domain/malaysiaTime.ts";
import type { DocumentStore } from "../databases/documentStore.ts";

export const CONFIGURATION = "configuration";

/**
 * The document metadata/configuration with its defaults filled in; all defaults when there is none.
 * @throws StructError when an operator wrote what it may not hold: then nothing is sold
 */
export async function readConfiguration(metadata: DocumentStore): Promise<Configuration> {
  return mask((await metadata.read(CONFIGURATION)) ?? {}, configurationDocument);
}

/** What the configuration and the day say to the charges' rules. */
export function chargeTerms(configuration: Configuration, now: Date): ChargeTerms {
  const { active, percent, charges } = configuration.assistance;
  return { today: malaysiaDay(now), assistance: active ? { percent, charges } : null };
}
