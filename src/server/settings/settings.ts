import { create, type Infer, object, StructError } from "superstruct";
import { cardGateway, checkCardGateway } from "./cardGateway.ts";
import { administrator, checkAdministrator, operator } from "./centralTeam.ts";
import { checkDeployment } from "./deployment.ts";
import { checkFpx, fpx } from "./fpx.ts";
import { checkMessages, messages } from "./messages.ts";
import { data, limits, network, operation, remittances, retention } from "./server.ts";
import { IN_FILES } from "./settingFile.ts";
import { SettingsError } from "./settingsError.ts";
import { settlementReports } from "./settlementReports.ts";

/**
 * The environment's settings for the start. The topics are in the files of this folder. The commands read a few variables themselves.
 */
const environment = object({
  ...network,
  ...operation,
  ...data,
  ...limits,
  ...remittances,
  ...settlementReports,
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

/** The kinds of the settings have names that complete the sentence. */
function expected({ type, refinement, key }: StructError): string {
  const { schema } = Object(environment.schema)[key];
  if (type === "enums") return `one of ${Object.values(schema).join(", ")}`;
  const what = refinement ?? type;
  return `${/^(?:[aeio]|http|smtp)/i.test(what) ? "an" : "a"} ${what}`;
}

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
  checkDeployment(given);
  checkAdministrator(given);
  checkMessages(given);
  return settings;
}

function readEnvironment(given: unknown): Settings {
  try {
    return create(given, environment);
  } catch (failure) {
    if (failure instanceof StructError)
      throw new SettingsError(`${String(failure.key)} must be ${expected(failure)}`);
    throw failure;
  }
}
