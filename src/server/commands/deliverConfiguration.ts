import { array, create, is, string, type } from "superstruct";
import {
  type ConfigurationAnswer,
  type ConfigurationChange,
  changesAnswer,
  configurationAnswer,
} from "../../api/schemas/configurationChange.ts";
import { systemClock } from "../clock.ts";
import { changeConfiguration } from "../configuration/changeConfiguration.ts";
import { readChanges } from "../configuration/changes.ts";
import { CONFIGURE_COMMAND } from "../routes/internalConfigurationRoutes.ts";
import { callRunningSystem, type Outcome, type RefusedCall } from "./callRunningSystem.ts";
import type { SystemPlace } from "./runningSystem.ts";

/** Changes the given fields, and returns the stored configuration. `{}` changes nothing. */
export async function deliverConfiguration(
  given: object,
  place: SystemPlace,
): Promise<Outcome<ConfigurationAnswer>> {
  const made = await callRunningSystem(
    place,
    "configuration",
    given,
    (databases) => changeConfiguration(databases, systemClock, given, CONFIGURE_COMMAND),
    problemsOf,
  );
  return "refused" in made ? made : create(made.answer, configurationAnswer);
}

/** Returns all changes, the oldest first. */
export async function readConfigurationChanges(
  place: SystemPlace,
): Promise<Outcome<{ readonly changes: readonly ConfigurationChange[] }>> {
  const made = await callRunningSystem(
    place,
    "configuration/changes",
    {},
    async ({ metadata }) => ({ changes: await readChanges(metadata) }),
    problemsOf,
  );
  return "refused" in made ? made : create(made.answer, changesAnswer);
}

const refusedFields = type({ problems: array(string()) });

function problemsOf({ body }: RefusedCall): string | undefined {
  return is(body, refusedFields)
    ? ["The portal changed nothing. Correct these fields:", ...body.problems].join("\n")
    : undefined;
}
