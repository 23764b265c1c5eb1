import { create, type Infer, object, StructError } from "superstruct";
import { bankLogos } from "./bankLogos.ts";
import { cardGateway, checkCardGateway } from "./cardGateway.ts";
import { administrator, checkAdministrator, operator } from "./centralTeam.ts";
import { checkFpx, checkSellers, fpx } from "./fpx.ts";
import { checkMessages, messages } from "./messages.ts";
import { data, limits, network, operation, remittances, retention } from "./server.ts";
import { IN_FILES } from "./settingFile.ts";
import { type Given, SettingsError } from "./settingsError.ts";
import { settlementReports } from "./settlementReports.ts";
import { isHere } from "./structs.ts";

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
  ...bankLogos,
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
  checkSellers(settings);
  checkCardGateway(given);
  checkDeployment(given);
  checkTestPortal(settings);
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

/** The addresses of gateways that move real money, unless they are on this machine. */
const GATEWAYS = ["KAUNTER_FPX_URL", "KAUNTER_CARD_URL"] as const;

/** Their defaults name this machine, which is right only for gateways on this machine. */
const REQUIRED = [
  ["KAUNTER_ORIGIN", "citizens who paid would be led to localhost"],
  ["KAUNTER_COUNCIL_ORIGINS", "the sites that may embed would be the demo's"],
] as const;

/**
 * Checks the portal's own addresses when a gateway is on another machine. The portal's address must be https, because passwords,
 * identity numbers and status links travel there. A proxy may speak http to the process.
 * @throws SettingsError
 */
function checkDeployment(given: Given): void {
  const gateway = GATEWAYS.find((name) => given[name] !== undefined && !isHere(new URL(String(given[name]))));
  if (gateway === undefined) return;
  for (const [name, without] of REQUIRED)
    if (given[name] === undefined) throw new SettingsError(`${gateway} needs ${name}: without it ${without}`);
  if (new URL(String(given.KAUNTER_ORIGIN)).protocol !== "https:")
    throw new SettingsError(
      `${gateway} needs an https address in KAUNTER_ORIGIN: over http anybody on the way reads passwords and status links`,
    );
}

/** @throws SettingsError when the portal is its own test portal */
function checkTestPortal({ KAUNTER_TEST_PORTAL: test, KAUNTER_ORIGIN: origin }: Settings): void {
  if (test !== undefined && test === origin)
    throw new SettingsError(
      "KAUNTER_TEST_PORTAL must be another address than KAUNTER_ORIGIN: a test portal has its own data and keys",
    );
}
