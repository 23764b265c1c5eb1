import { is, mask, type } from "superstruct";
import type { Client } from "./client.ts";
import { PortalError, readAnswer } from "./fault.ts";
import {
  type ChangesPage,
  changesPage,
  configurationAnswer,
  type LastChange,
  lastChange,
} from "./schemas/configurationChange.ts";
import { type StoredConfiguration, storedConfiguration } from "./schemas/storedConfiguration.ts";

/**
 * Calls of the central team's administrators about the configuration. Each throws PortalError. The page may be of an older version than
 * the server, so it leaves out the fields that it does not know.
 */

export interface RevisedConfiguration {
  readonly configuration: StoredConfiguration;
  readonly revision: string;
  /** The server's time of reading, an instant in UTC. */
  readonly at: string;
}

const PATH = "api/admin/configuration";

/** GET /api/admin/configuration. */
export async function readPortalConfiguration(
  client: Client,
  signal: AbortSignal,
): Promise<RevisedConfiguration> {
  return revisedIn(await client.get(PATH, { signal }));
}

/**
 * POST /api/admin/configuration: changes the given fields. Null sets a field back to its default.
 * @throws PortalError, `refused` with `changed_meanwhile` when another person changed it since that revision
 */
export async function changePortalConfiguration(
  client: Client,
  revision: string,
  change: object,
): Promise<RevisedConfiguration> {
  return revisedIn(await client.post(PATH, { revision, change }));
}

/** GET /api/admin/configuration/changes: a page of changes, the newest first. */
export async function readConfigurationChanges(
  client: Client,
  before: string | undefined,
  signal?: AbortSignal,
): Promise<ChangesPage> {
  const query = before === undefined ? "" : `?${new URLSearchParams({ before })}`;
  const answer = await client.get(`${PATH}/changes${query}`, { signal });
  return readAnswer(() => mask(answer, changesPage));
}

/** Who changed the configuration meanwhile, as the refusal of a change says. */
export function changerIn(error: unknown): LastChange | undefined {
  const body = error instanceof PortalError ? error.body : undefined;
  return is(body, refusal) ? body.last : undefined;
}

const refusal = type({ last: lastChange });

function revisedIn(answer: unknown): RevisedConfiguration {
  return readAnswer(() => {
    const { configuration, revision, at } = mask(answer, configurationAnswer);
    return { configuration: mask(configuration, storedConfiguration), revision, at };
  });
}
