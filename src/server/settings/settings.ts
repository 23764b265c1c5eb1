import { create, type Infer, object, StructError } from "superstruct";
import { administrator, checkAdministrator } from "./administrator.ts";
import { cardGateway, checkCardGateway } from "./cardGateway.ts";
import { data } from "./data.ts";
import { checkFpx, fpx } from "./fpx.ts";
import { IN_FILES } from "./inFiles.ts";
import { limits } from "./limits.ts";
import { checkMessages, messages } from "./messages.ts";
import { network } from "./network.ts";
import { operation } from "./operation.ts";
import { operator } from "./operator.ts";
import { remittances } from "./remittances.ts";
import { retention } from "./retention.ts";
import { SettingsError } from "./settingsError.ts";

/**
 * The environment's settings for the start. Each topic has a file in this folder. The commands read a few variables themselves.
 */
const environment = object({
  ...network,
  ...operation,
  ...data,
  ...limits,
  ...remittances,
  ...administrator,
  ...fpx,
  ...cardGateway,
  ...messages,
  ...operator,
  ...retention,
});

export type Settings = Infer<typeof environment>;

/** All variables that the server reads, with those that name a file. */
export const VARIABLES: readonly string[] = [
  ...Object.keys(environment.schema),
  ...IN_FILES.map((name) => `${name}_FILE`),
];

/**
 * Reads the environment. An empty variable counts as absent.
 * @throws SettingsError
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(environment.schema).flatMap((name) => {
      const value = variables[name];
      return value === undefined || value === "" ? [] : [[name, value]];
    }),
  );
  const settings = readEnvironment(given);
  checkFpx(given);
  checkCardGateway(given);
  checkAdministrator(given);
  checkMessages(given);
  return settings;
}

function readEnvironment(given: unknown): Settings {
  try {
    return create(given, environment);
  } catch (failure) {
    if (failure instanceof StructError)
      throw new SettingsError(`${String(failure.key)} must be a ${failure.refinement ?? failure.type}`);
    throw failure;
  }
}
