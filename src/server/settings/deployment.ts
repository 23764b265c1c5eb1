import { type Given, SettingsError } from "./settingsError.ts";
import { isHere } from "./structs.ts";

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
export function checkDeployment(given: Given): void {
  const gateway = GATEWAYS.find((name) => given[name] !== undefined && !isHere(new URL(String(given[name]))));
  if (gateway === undefined) return;
  for (const [name, without] of REQUIRED)
    if (given[name] === undefined) throw new SettingsError(`${gateway} needs ${name}: without it ${without}`);
  if (new URL(String(given.KAUNTER_ORIGIN)).protocol !== "https:")
    throw new SettingsError(
      `${gateway} needs an https address in KAUNTER_ORIGIN: over http anybody on the way reads passwords and status links`,
    );
}
